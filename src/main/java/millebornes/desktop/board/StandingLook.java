package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.engine.table.Hazard;

/// The looks of a car that stands, by its state: one row for each. The drawing of a look is the part of its name of
/// `car-states.svg`, in the car's own units. Shapes tell states apart, not only colours.
enum StandingLook {
    /// It may drive: exhaust and headlights, and it trembles.
    DRIVES(Layer.BELOW, HazardLights.OFF, 0),
    ACCIDENT(Layer.ABOVE, HazardLights.BLINKING, 0),
    FLAT_TIRE(Layer.BELOW, HazardLights.BLINKING, 5),
    OUT_OF_GAS(Layer.BELOW, HazardLights.BLINKING, 0),
    /// Its brake lights are on.
    RED_LIGHT(Layer.ABOVE, HazardLights.OFF, 0),
    WRONG_WAY(Layer.ABOVE, HazardLights.BLINKING, 180),
    /// A snail rides on its boot, upright.
    SPEED_LIMIT(Layer.UPRIGHT, HazardLights.OFF, 0);

    private final Layer layer;
    private final HazardLights lights;
    private final double turned;

    /// Where a look is drawn.
    enum Layer {
        BELOW,
        ABOVE,
        /// above the car, and not turned with it
        UPRIGHT
    }

    /// The four lights at the corners.
    enum HazardLights {
        OFF,
        BLINKING
    }

    StandingLook(Layer layer, HazardLights lights, double turned) {
        this.layer = layer;
        this.lights = lights;
        this.turned = turned;
    }

    Layer layer() {
        return layer;
    }

    HazardLights lights() {
        return lights;
    }

    /// The degrees by which the car is turned.
    double turned() {
        return turned;
    }

    /// The looks of a car. One that waits for its green light has its lamp and none of these.
    static List<StandingLook> of(CarViewState car) {
        List<StandingLook> looks = new ArrayList<>();
        for (Hazard hazard : car.hazards()) {
            looks.add(valueOf(hazard.name()));
        }
        if (car.hazards().stream().noneMatch(Hazard::stops) && car.lamp() == CarViewState.BonnetLamp.DARK) {
            looks.add(DRIVES);
        }
        return looks;
    }
}
