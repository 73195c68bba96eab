package millebornes.desktop.board;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CarNode;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// One car on the board, with what it shows of its state. It is focusable. Its rings are a node of their own, because they
/// lie above the garages.
final class CarPieceNode extends Group {

    /// The least radius of a mark with a readable letter, in board units.
    private static final double LEAST_MARK = 6.6;

    /// The distance between the car and a ring around it, in board units.
    static final double RING_GAP = 2;

    private static final double RING_EDGE = 1.6;

    private final CarNode car;
    private final CarStateNode states;
    private final Group targeted;
    private final Group rings = new Group();
    private final Translate place = new Translate();
    private final Scale size = new Scale();
    private final Rotate turn = new Rotate();
    private double heading;

    CarPieceNode(PieceLayout pieceLayout, CarViewState carState, ArtFactory art) {
        Palette palette = art.palette();
        car = art.cars().onRoad(carState.livery(), carState.outfit(), markSize(pieceLayout));
        car.getTransforms().add(new Scale(pieceLayout.carScale(), pieceLayout.carScale()));
        // By day the road is as light as the ring: a dark line outside of it is seen on every ground.
        targeted = new Group(
                ring(pieceLayout, palette.color(ColourRole.SYMBOL_DARK), RING_GAP, Sizes.RING + 2 * RING_EDGE),
                ring(pieceLayout, palette.color(ColourRole.HIGHLIGHT), RING_GAP, Sizes.RING));
        Rectangle focused = ring(pieceLayout, palette.color(ColourRole.FOCUS), RING_GAP + Sizes.RING, Sizes.RING);
        focused.visibleProperty().bind(focusedProperty());
        targeted.setVisible(false);
        rings.getChildren().addAll(targeted, focused);
        rings.getTransforms().addAll(place, size, turn);
        rings.setMouseTransparent(true);
        states = new CarStateNode(art.cars(), pieceLayout.carScale());
        getChildren().addAll(states.below(), car, states);
        getTransforms().addAll(place, size);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
    }

    /// Presses the car for a screen reader, as the Enter key does.
    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            requestFocus();
            fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    /// The rings around the car, to be laid above everything that could cut them.
    Group rings() {
        return rings;
    }

    /// Places the car.
    ///
    /// @param growth the scale of the car relative to one that fits its lane, 1 or more
    void place(Pose pose, double growth) {
        size.setX(growth);
        size.setY(growth);
        place.setX(pose.at().x());
        place.setY(pose.at().y());
        heading = pose.heading();
        turn.setAngle(heading);
        turnBody();
    }

    /// Shows the state of the car: whether it may drive, what has happened to it, its safeties.
    ///
    /// @param roomBehind whether there is room for a drawing behind the car
    void show(CarViewState carState, boolean roomBehind) {
        states.show(carState, roomBehind);
        turnBody();
    }

    /// Shows a standing car at a time of its animation, as in [CarStateNode#live].
    void live(double seconds) {
        car.setTranslateY(states.live(seconds));
    }

    private void turnBody() {
        double degrees = heading + states.turned();
        car.heading(degrees);
        states.heading(degrees);
    }

    /// Shows or hides the ring of a target.
    void target(boolean on) {
        targeted.setVisible(on);
    }

    private static double markSize(PieceLayout pieceLayout) {
        return Math.max(1, LEAST_MARK / (CarArt.MARK_RADIUS * pieceLayout.carScale()));
    }

    private static Rectangle ring(PieceLayout pieceLayout, javafx.scene.paint.Color color, double gap, double line) {
        double width = pieceLayout.carLength() + 2 * gap;
        double height = pieceLayout.carWidth() + 2 * gap;
        Rectangle ring = new Rectangle(-width / 2, -height / 2, width, height);
        ring.setArcWidth(height * 0.7);
        ring.setArcHeight(height * 0.7);
        ring.setFill(null);
        ring.setStroke(color);
        ring.setStrokeWidth(line);
        return ring;
    }
}
