package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.engine.table.Hazard;

/// The looks of a standing car that show its state. The drawing of a look is the element of the same name in
/// `car-states.svg`, in the car's own units. Looks differ in shape, not only in colour.
enum CarStateLook {
    /// the car may drive: exhaust and headlights, and it trembles
    DRIVES(Layer.BELOW, HazardLights.OFF, 0),
    ACCIDENT(Layer.ABOVE, HazardLights.BLINKING, 0),
    FLAT_TIRE(Layer.ABOVE, HazardLights.BLINKING, 3),
    OUT_OF_GAS(Layer.BELOW, HazardLights.BLINKING, 0),
    /// the car's brake lights are on
    RED_LIGHT(Layer.ABOVE, HazardLights.OFF, 0),
    WRONG_WAY(Layer.ABOVE, HazardLights.BLINKING, 180),
    /// a snail follows the car
    SPEED_LIMIT(Layer.BEHIND, HazardLights.OFF, 0);

    final Layer layer;
    final HazardLights lights;

    /// The angle by which this look turns the car, in degrees clockwise.
    final double turned;

    /// The layer of a look's drawing.
    enum Layer {
        BELOW,
        ABOVE,
        /// behind the car, upright
        BEHIND
    }

    /// Whether the four lights at the corners of the car blink.
    enum HazardLights {
        OFF,
        BLINKING
    }

    CarStateLook(Layer layer, HazardLights lights, double turned) {
        this.layer = layer;
        this.lights = lights;
        this.turned = turned;
    }

    private boolean isBehind() {
        return layer == Layer.BEHIND || this == OUT_OF_GAS;
    }

    /// The looks that a car has now.
    ///
    /// @param roomBehind whether there is room for one behind the car
    static List<CarStateLook> of(CarViewState car, boolean roomBehind) {
        List<CarStateLook> looks = new ArrayList<>();
        for (Hazard hazard : car.hazards()) {
            looks.add(valueOf(hazard.name()));
        }
        if (car.greenLight() == CarViewState.GreenLightNeed.NONE
                && car.hazards().stream().noneMatch(Hazard::stops)) {
            looks.add(DRIVES);
        }
        if (!roomBehind || !car.safeties().isEmpty()) {
            // Its safeties, the garages or another lane are there.
            looks.removeIf(CarStateLook::isBehind);
        } else if (looks.contains(OUT_OF_GAS)) {
            // Its jerrycan is there.
            looks.remove(SPEED_LIMIT);
        }
        return looks;
    }
}
