package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.GarageLayout;
import millebornes.desktop.theme.ColourRole;
import millebornes.engine.table.Livery;

/// Draws the garages at the start of the road, from the front: gables in the colours of the cars, and double doors. A
/// car that drives out comes from behind them.
record GarageDrawing(GarageLayout layout, ArtFactory art) {

    /// The drawn width of an open door, as a share of a closed one.
    private static final double OPEN = 0.14;

    /// Of the drawing of a garage, in its units: the distance of the hinges from the middle, the y of the mark on the
    /// gable of a tall and of a low garage, and the radius of the mark.
    private static final double HINGE = 18;

    private static final double MARK_TALL = -40.6;
    private static final double MARK_LOW = -27.2;
    private static final double MARK = 5.4;

    /// The scale of the car inside its garage when the doors begin to open, and when they are open.
    private static final double NOSE_FAR = 0.1;

    private static final double NOSE_NEAR = 0.16;

    /// Draws the ground behind the garages; it covers the road there.
    Node yard() {
        return GeometryShapeFactory.box(GarageLayout.BLOCK, 0, art.palette().color(ColourRole.ROAD));
    }

    /// A garage with open doors.
    Group open(int car, Livery livery) {
        Node mark = art.cars().badge(livery, MARK);
        mark.getTransforms().add(new Translate(0, layout.isTall() ? MARK_TALL : MARK_LOW));
        return placed(car, new Group(part(livery, "house"), mark, doors(livery, 1)));
    }

    /// The doors of a garage while they open, and the car behind them.
    ///
    /// @param share 0 for closed doors, 1 for open ones
    Group opening(int car, Livery livery, double share) {
        Group nose = new Group(art.cars().nose(livery));
        double size = NOSE_FAR + (NOSE_NEAR - NOSE_FAR) * share;
        nose.getTransforms().add(new Scale(size, size));
        return placed(car, new Group(nose, doors(livery, share)));
    }

    private Group placed(int car, Group garage) {
        garage.getTransforms().add(GeometryShapeFactory.move(layout.foot(car)));
        Group placed = new Group(garage);
        placed.setMouseTransparent(true);
        return placed;
    }

    private Group doors(Livery livery, double share) {
        Group left = part(livery, "door-left");
        Group right = part(livery, "door-right");
        double width = 1 - (1 - OPEN) * share;
        left.getTransforms().addAll(new Translate(-HINGE, 0), new Scale(width, 1));
        right.getTransforms().addAll(new Translate(HINGE, 0), new Scale(width, 1));
        return new Group(left, right);
    }

    private Group part(Livery livery, String name) {
        return new Group(art.cars().garage(livery, layout.isTall() ? "garage-tall" : "garage-low", name));
    }
}
