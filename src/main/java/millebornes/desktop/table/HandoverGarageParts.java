package millebornes.desktop.table;

import java.util.List;
import javafx.scene.Group;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.engine.table.Livery;

/// A garage as it is put together, with the place of its plate.
///
/// @param building what stands still
/// @param car the car that looks out
/// @param plate where the name stands
record HandoverGarageParts(Group building, Group car, Rect plate) {

    private static final double RAISED = 9;
    private static final double LOWERED = 0.3;
    private static final double SMALL_LAMP = 0.42;
    private static final double LARGE_LAMP = 1;

    /// The garage at the foot of the table: three doors, the middle one half up.
    static HandoverGarageParts atFoot(ArtFactory art, HandoverGarageLayout places, CurtainContent call) {
        Livery livery = call.livery();
        HandoverGarageDrawing draw = new HandoverGarageDrawing(art, places.unit());
        double unit = places.unit();
        Group building = new Group(draw.wall(places.door()), draw.street(places.street()));
        for (Rect bay : List.of(places.left(), places.right())) {
            Rect down = Rect.between(bay.x(), bay.y(), bay.right(), bay.bottom() - RAISED * unit);
            building.getChildren().addAll(draw.opening(bay), draw.door(down, livery));
        }
        Rect centre = places.centre();
        Rect up = new Rect(centre.x(), centre.y(), centre.width(), centre.height() * LOWERED);
        Point ground = new Point(centre.centre().x(), places.street().y() + 14 * unit);
        double scale =
                HandoverGarageDrawing.carScale(livery, centre.width() * 0.86, ground.y() - centre.y() - 17 * unit);
        building.getChildren().addAll(draw.opening(centre), draw.door(up, livery), draw.roof(places.roof()));
        for (double x : new double[] {
            (places.left().right() + centre.x()) / 2,
            (centre.right() + places.right().x()) / 2
        }) {
            building.getChildren().add(draw.lamp(new Point(x, places.roof().bottom() + 22 * unit), SMALL_LAMP));
        }
        building.getChildren().add(draw.beams(ground, scale, 14 * unit));
        Rect right = places.right();
        double inset = 4 * unit;
        Rect plate = Rect.between(
                right.x() + inset, right.y() - 5 * unit, right.right() - inset, right.bottom() - RAISED * unit - inset);
        return new HandoverGarageParts(building, draw.car(livery, call.outfit(), ground, scale), plate);
    }

    /// The garage over the whole window: one door, half up, between those of the neighbours.
    ///
    /// @param text the size of text, 1 to 2
    static HandoverGarageParts whole(ArtFactory art, CurtainContent call, double width, double height, double text) {
        double unit = height / 800;
        HandoverGarageDrawing draw = new HandoverGarageDrawing(art, unit);
        Rect street = Rect.between(0, 672 * unit, width, height);
        double half = Math.min(378 * unit, width / 2 - 60 * unit);
        Rect bay = Rect.between(width / 2 - half, 104 * unit, width / 2 + half, street.y());
        double plateHigh = Math.min(236 * unit * (1 + (text - 1) * 0.35), 300 * unit);
        double plateWide = Math.min(600 * unit * (1 + (text - 1) * 0.3), 2 * half - 16 * unit);
        double top = bay.y() + 24 * unit;
        Rect down = Rect.between(bay.x(), bay.y(), bay.right(), top + plateHigh + 48 * unit);
        Group building = new Group(draw.wall(new Rect(0, 0, width, street.y())));
        for (int side = -1; side <= 1; side += 2) {
            int which = side < 0 ? 0 : call.neighbours().size() - 1;
            double near = width / 2 + side * (half + 110 * unit);
            Rect next = side < 0
                    ? Rect.between(Math.min(-10, near - 380 * unit), 176 * unit, near, street.y())
                    : Rect.between(near, 176 * unit, Math.max(width + 10, near + 380 * unit), street.y());
            if (!call.neighbours().isEmpty()) {
                building.getChildren()
                        .addAll(
                                draw.opening(next),
                                draw.door(next, call.neighbours().get(which)));
            }
            building.getChildren()
                    .add(draw.lamp(new Point(width / 2 + side * (half + 54 * unit), 240 * unit), LARGE_LAMP));
        }
        Point ground = new Point(width / 2, street.y() + 4 * unit);
        double scale = HandoverGarageDrawing.carScale(
                call.livery(), bay.width() * 0.62, Math.min(250 * unit, ground.y() - down.bottom() + 8 * unit));
        building.getChildren()
                .addAll(
                        draw.street(street),
                        draw.lane(street),
                        draw.roof(new Rect(0, 0, width, 56 * unit)),
                        draw.opening(bay),
                        draw.stores(bay),
                        draw.door(down, call.livery()),
                        draw.beams(ground, scale, 120 * unit));
        return new HandoverGarageParts(
                building,
                draw.car(call.livery(), call.outfit(), ground, scale),
                new Rect(width / 2 - plateWide / 2, top, plateWide, plateHigh));
    }
}
