package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.board.CarStateLook.HazardLights;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.engine.table.Livery;

/// The drawings that show the state of a standing car, above, below and behind the car: its [CarStateLook]s and blinking
/// hazard lights. In the car's own units.
final class CarStateNode extends Group {

    /// The corners of a car, where its hazard lights are, in the car's units: x of the front and rear ones, distance
    /// from the middle, and the same at the narrow tail of the streamliner.
    private static final double FRONT = 42;

    private static final double REAR = -41;
    private static final double SIDE = 17;
    private static final double NARROW = 8;

    /// The place of what follows the car, just clear of it.
    private static final Point BEHIND = new Point(-79, 0);

    /// The amplitude of a trembling car, in board units, and its changes per second.
    private static final double TREMBLE = 0.4;

    private static final double TREMBLES = 4;

    /// The time between two puffs of the exhaust, in seconds.
    private static final double PUFFS = 1.2;

    private final CarArt art;
    private final Group below = new Group();
    private final Rotate heading = new Rotate();
    private final Rotate upright = new Rotate();

    /// Makes what follows the car look where the car goes.
    private final Scale facing = new Scale();

    private final List<Node> lights = new ArrayList<>();
    private final List<Node> puffs = new ArrayList<>();
    private List<CarStateLook> looks = List.of();

    /// @param carScale the scale of the car's drawing
    CarStateNode(CarArt art, double carScale) {
        this.art = art;
        for (Group group : List.of(this, below)) {
            group.getTransforms().addAll(heading, new Scale(carScale, carScale));
            group.setMouseTransparent(true);
        }
    }

    /// The drawings that lie below the car.
    Node below() {
        return below;
    }

    /// Shows the state of a car.
    ///
    /// @param roomBehind whether there is room for a drawing behind the car
    void show(CarViewState car, boolean roomBehind) {
        List<CarStateLook> wanted = CarStateLook.of(car, roomBehind);
        if (wanted.equals(looks)) {
            return;
        }
        looks = wanted;
        below.getChildren().clear();
        getChildren().clear();
        lights.clear();
        puffs.clear();
        looks.forEach(this::add);
        if (looks.stream().anyMatch(look -> look.lights == HazardLights.BLINKING)) {
            double tail = car.livery() == Livery.E ? NARROW : SIDE;
            Stream.of(new Point(FRONT, -SIDE), new Point(FRONT, SIDE), new Point(REAR, -tail), new Point(REAR, tail))
                    .forEach(this::light);
        }
        live(0);
    }

    /// The angle by which the state of the car turns it, in degrees clockwise.
    double turned() {
        return looks.stream().mapToDouble(look -> look.turned).sum();
    }

    /// Turns everything with the car.
    void heading(double degrees) {
        heading.setAngle(degrees);
        upright.setAngle(-degrees);
        facing.setX(Math.cos(Math.toRadians(degrees)) < 0 ? -1 : 1);
    }

    /// Shows the marks at a time. They change in steps, so that little is redrawn; at 0 all lamps are lit and nothing moves.
    ///
    /// @param seconds since the beginning
    /// @return the offset of the car, which trembles while it may drive
    double live(double seconds) {
        boolean lit = seconds * 2 % 2 < 1;
        lights.forEach(light -> light.setVisible(lit));
        double puffed = seconds == 0 ? 1 : seconds / PUFFS % 1;
        for (int puff = 0; puff < puffs.size(); puff++) {
            puffs.get(puff).setVisible(puffed >= (puff + 1) / 3.0);
        }
        boolean trembles = seconds > 0 && looks.contains(CarStateLook.DRIVES);
        return trembles ? TREMBLE * (seconds * TREMBLES % 2 < 1 ? 1 : -1) : 0;
    }

    private void add(CarStateLook look) {
        Group drawing = art.state(look.name());
        switch (look.layer) {
            case BELOW -> below.getChildren().add(drawing);
            case ABOVE -> getChildren().add(drawing);
            case BEHIND -> {
                drawing.getTransforms().addAll(new Translate(BEHIND.x(), BEHIND.y()), upright, facing);
                below.getChildren().add(drawing);
            }
        }
        if (look == CarStateLook.DRIVES) {
            for (String puff : List.of("puff", "puff-far")) {
                puffs.add(art.state(puff));
            }
            below.getChildren().addAll(puffs);
        }
    }

    private void light(Point point) {
        Group lit = art.state("lamp");
        Group lamp = new Group(art.state("lamp-dark"), lit);
        lamp.getTransforms().add(new Translate(point.x(), point.y()));
        lights.add(lit);
        getChildren().add(lamp);
    }
}
