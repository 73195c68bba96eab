package millebornes.desktop.table;

import java.util.List;
import javafx.scene.Group;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.engine.table.Livery;

/// The parts of the garage that a curtain shows, and the place of its plate.
///
/// @param building the parts that do not move
/// @param car the car half out of its door
/// @param plate the rectangle for the name
record HandoverGarageParts(Group building, Group car, Rect plate) {

    private static final double RAISED = 9;
    private static final double OPEN = 0.8;
    private static final double LOWERED = 0.3;
    private static final double SMALL_LAMP = 0.42;
    private static final double LARGE_LAMP = 1;

    /// Creates the garage that covers the foot of the table: three doors, the middle one half up.
    static HandoverGarageParts atFoot(
            ArtFactory art, HandoverGarageLayout garageLayout, CurtainViewState curtainState) {
        Livery livery = curtainState.livery();
        HandoverGarageDrawing draw = new HandoverGarageDrawing(art, garageLayout.unit());
        double unit = garageLayout.unit();
        Group building = new Group(draw.wall(garageLayout.door()), draw.street(garageLayout.street()));
        for (Rect bayRect : List.of(garageLayout.left(), garageLayout.right())) {
            // Without moves to show, the other cars are seen in the left bay.
            boolean open =
                    bayRect.equals(garageLayout.left()) && curtainState.since().isEmpty();
            double end = bayRect.bottom() - (open ? OPEN * bayRect.height() : RAISED * unit);
            building.getChildren().add(draw.opening(bayRect));
            if (open) {
                building.getChildren().add(draw.parked(curtainState.neighbours(), bayRect));
            }
            building.getChildren().add(draw.door(Rect.between(bayRect.x(), bayRect.y(), bayRect.right(), end), livery));
        }
        Rect centreRect = garageLayout.centre();
        Rect upRect = new Rect(centreRect.x(), centreRect.y(), centreRect.width(), centreRect.height() * LOWERED);
        Point groundPoint =
                new Point(centreRect.centre().x(), garageLayout.street().y() + 14 * unit);
        double scale = HandoverGarageDrawing.carScale(
                livery, centreRect.width() * 0.86, groundPoint.y() - centreRect.y() - 17 * unit);
        building.getChildren()
                .addAll(draw.opening(centreRect), draw.door(upRect, livery), draw.roof(garageLayout.roof()));
        for (double x : new double[] {
            (garageLayout.left().right() + centreRect.x()) / 2,
            (centreRect.right() + garageLayout.right().x()) / 2
        }) {
            building.getChildren()
                    .add(draw.lamp(new Point(x, garageLayout.roof().bottom() + 22 * unit), SMALL_LAMP));
        }
        building.getChildren().add(draw.beams(groundPoint, scale, 14 * unit));
        Rect rightRect = garageLayout.right();
        double inset = 4 * unit;
        Rect plateRect = Rect.between(
                rightRect.x() + inset,
                rightRect.y() - 5 * unit,
                rightRect.right() - inset,
                rightRect.bottom() - RAISED * unit - inset);
        return new HandoverGarageParts(
                building, draw.car(livery, curtainState.outfit(), groundPoint, scale), plateRect);
    }

    /// Creates the garage that covers the whole window: one door, half up, between those of the neighbours.
    ///
    /// @param text the size of text, 1 to 2
    static HandoverGarageParts whole(
            ArtFactory art, CurtainViewState curtainState, double width, double height, double text) {
        double unit = height / 800;
        HandoverGarageDrawing draw = new HandoverGarageDrawing(art, unit);
        Rect streetRect = Rect.between(0, 672 * unit, width, height);
        double half = Math.min(378 * unit, width / 2 - 60 * unit);
        Rect bayRect = Rect.between(width / 2 - half, 104 * unit, width / 2 + half, streetRect.y());
        double plateHigh = Math.min(236 * unit * (1 + (text - 1) * 0.35), 300 * unit);
        double plateWide = Math.min(600 * unit * (1 + (text - 1) * 0.3), 2 * half - 16 * unit);
        double top = bayRect.y() + 24 * unit;
        Rect downRect = Rect.between(bayRect.x(), bayRect.y(), bayRect.right(), top + plateHigh + 48 * unit);
        Group building = new Group(draw.wall(new Rect(0, 0, width, streetRect.y())));
        for (int side = -1; side <= 1; side += 2) {
            int which = side < 0 ? 0 : curtainState.neighbours().size() - 1;
            double near = width / 2 + side * (half + 110 * unit);
            Rect nextRect = side < 0
                    ? Rect.between(Math.min(-10, near - 380 * unit), 176 * unit, near, streetRect.y())
                    : Rect.between(near, 176 * unit, Math.max(width + 10, near + 380 * unit), streetRect.y());
            if (!curtainState.neighbours().isEmpty()) {
                building.getChildren()
                        .addAll(
                                draw.opening(nextRect),
                                draw.door(nextRect, curtainState.neighbours().get(which)));
            }
            building.getChildren()
                    .add(draw.lamp(new Point(width / 2 + side * (half + 54 * unit), 240 * unit), LARGE_LAMP));
        }
        Point groundPoint = new Point(width / 2, streetRect.y() + 4 * unit);
        double scale = HandoverGarageDrawing.carScale(
                curtainState.livery(),
                bayRect.width() * 0.62,
                Math.min(250 * unit, groundPoint.y() - downRect.bottom() + 8 * unit));
        building.getChildren()
                .addAll(
                        draw.street(streetRect),
                        draw.lane(streetRect),
                        draw.roof(new Rect(0, 0, width, 56 * unit)),
                        draw.opening(bayRect),
                        draw.stores(bayRect),
                        draw.door(downRect, curtainState.livery()),
                        draw.beams(groundPoint, scale, 120 * unit));
        return new HandoverGarageParts(
                building,
                draw.car(curtainState.livery(), curtainState.outfit(), groundPoint, scale),
                new Rect(width / 2 - plateWide / 2, top, plateWide, plateHigh));
    }
}
