package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.engine.table.Livery;

/// The animation when a car passes half of the way: its stamp comes down beside it, then flies into the passport.
final class HalfwayPassportStampAnimation implements MovementAnimation {

    /// The radius of the stamp beside the car, and its distance from the car's centre, in board units.
    private static final double LARGE = 24;

    private static final double BESIDE = 52;

    /// The shares of the time after which the stamp appears, is down, leaves, and lies in its place.
    private static final double COMES = 0.12;

    private static final double DOWN = 0.3;
    private static final double GOES = 0.62;
    private static final double LIES = 0.96;

    /// The scale of the stamp when it appears.
    private static final double HIGH = 1.6;

    private final PieceLayer pieces;
    private final int car;
    private final double millis;
    private final Node lying;
    private final Group falling;
    private final Scale size = new Scale();
    private final Point point;
    private final double small;

    /// @param lying the stamp that the passport already shows; it is hidden meanwhile
    HalfwayPassportStampAnimation(
            PieceLayer pieces, HalfwayPassportDrawing passport, Livery livery, int car, double millis, Node lying) {
        this.pieces = pieces;
        this.car = car;
        this.millis = millis;
        this.lying = lying;
        int cars = pieces.poses().size();
        point = passport.layout().stamp(car, cars);
        small = passport.layout().radius(cars) / LARGE;
        falling = new Group(passport.stamp(livery, car, LARGE));
        falling.getTransforms().add(size);
        falling.setMouseTransparent(true);
        lying.setVisible(false);
    }

    @Override
    public void show(double elapsed) {
        double share = elapsed / millis;
        if (share < COMES) {
            return;
        }
        if (falling.getParent() == null) {
            pieces.over().getChildren().add(falling);
        }
        double height = 1 - part(share, COMES, DOWN);
        double gone = part(share, GOES, LIES);
        double eased = gone * gone * (3 - 2 * gone);
        double grown = (1 + HIGH * height) * (1 + (small - 1) * eased);
        Point atPoint = beside().towards(point, eased);
        falling.setLayoutX(atPoint.x());
        falling.setLayoutY(atPoint.y());
        size.setX(grown);
        size.setY(grown);
    }

    @Override
    public void end() {
        pieces.over().getChildren().remove(falling);
        lying.setVisible(true);
    }

    private Point beside() {
        return pieces.poses().get(car).at().plus(0, -BESIDE);
    }

    private static double part(double share, double from, double to) {
        return Math.clamp((share - from) / (to - from), 0, 1);
    }
}
