package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GarageArt;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.theme.ColourRole;
import millebornes.engine.table.Livery;

/// Draws the garages at the start of the road, from the front: gables in the colours of the cars, and double doors. A
/// car that drives out comes from behind them.
record GarageBlockDrawing(GarageBlockLayout layout, ArtFactory art) {

    /// The size of the car in its garage when the doors begin to open, and when they are open.
    private static final double NOSE_FAR = 0.1;

    private static final double NOSE_NEAR = 0.16;

    /// Draws the ground of the yard, which hides a car that is about to drive out.
    Node yard() {
        return GeometryShapeFactory.box(layout.yard(), 0, art.palette().color(ColourRole.ROAD));
    }

    /// A garage with shut doors.
    Group shut(int car, Livery livery) {
        return placed(
                car,
                new Group(art.garages().house(livery, form()), art.garages().doors(livery, form(), new Scale())));
    }

    /// A garage whose doors move, and the car behind them.
    Opening opening(int car, Livery livery) {
        Scale size = new Scale();
        Group nose = new Group(art.cars().nose(livery));
        nose.getTransforms().add(size);
        Scale doorWidth = new Scale();
        Group garage = new Group(
                art.garages().house(livery, form()), nose, art.garages().doors(livery, form(), doorWidth));
        return new Opening(placed(car, garage), nose, size, doorWidth);
    }

    /// The moving parts of a garage.
    ///
    /// @param nose the car behind the doors
    /// @param size of that car
    record Opening(Group node, Node nose, Scale size, Scale doorWidth) {

        /// @param share 0 for closed doors, 1 for open ones
        /// @param inside whether the car is still behind the doors
        void show(double share, boolean inside) {
            double near = NOSE_FAR + (NOSE_NEAR - NOSE_FAR) * share;
            nose.setVisible(inside);
            size.setX(near);
            size.setY(near);
            doorWidth.setX(GarageArt.doorWidth(share));
        }
    }

    private Group placed(int car, Group garage) {
        garage.getTransforms()
                .addAll(GeometryShapeFactory.move(layout.foot(car)), new Scale(layout.scale(), layout.scale()));
        Group placed = new Group(garage);
        placed.setMouseTransparent(true);
        return placed;
    }

    private GarageArt.Form form() {
        return layout.isTall() ? GarageArt.Form.TALL : GarageArt.Form.LOW;
    }
}
