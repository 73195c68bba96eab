package millebornes.desktop.tabletop;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.DriverArt;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.RoofLoad;

/// Draws the car of a seat from its side, and the face of its driver.
///
/// @param field the part of the seat that may be drawn on
/// @param scale the factor by which text is larger than designed
record SeatCarDrawing(ArtFactory art, SeatViewState seat, Rect field, double scale) {

    /// The greatest radius of a face in a low seat and in a high one, in px at the usual text size.
    private static final double FACE = 10;

    private static final double LEAST_FACE = 8;

    private static final double LARGE_FACE = 13;
    private static final double FACE_GAP = 3;

    /// For a scale of 1, in px: a car's distance from the edges, and the height from which it shows its load.
    private static final double EDGE = 3;

    private static final double LADEN_FROM = 30;

    /// The radius of the mark that is shown instead of a car, in px for a scale of 1.
    private static final double BADGE = 11;

    /// Draws the car around a point.
    ///
    /// @param size relative to the car on the road, which has the same length
    Node car(double x, double y, double size) {
        double room = 2 * Math.min(y - field.y(), field.bottom() - y) - 2 * EDGE * scale;
        double high = Math.max(Sizes.CAR_WIDTH * size * scale, room);
        CarOutfit outfit = high < LADEN_FROM * scale ? seat.outfit().with(RoofLoad.NO_LOAD) : seat.outfit();
        Group car = new Group(art.cars().smallSide(seat.livery(), outfit));
        Bounds box = car.getLayoutBounds();
        double fits = Math.min(Sizes.CAR_LENGTH * size * scale / box.getWidth(), high / box.getHeight());
        car.getTransforms()
                .addAll(
                        new Translate(x, y),
                        new Scale(fits, fits),
                        new Translate(-box.getCenterX(), -box.getCenterY()));
        return car;
    }

    /// Draws the car in the room that is left for it or, where that is too narrow, its mark.
    ///
    /// @param x the left edge
    /// @param y the middle
    /// @param size of the car where there is room, relative to the car on the road
    /// @param room in px
    Node carOrBadge(double x, double y, double size, double room) {
        double fits = Math.min(size, room / (Sizes.CAR_LENGTH * scale));
        if (fits >= SeatNumberColumns.SMALL_CAR) {
            return car(x + Sizes.CAR_LENGTH / 2 * fits * scale, y, fits);
        }
        double radius = Math.min(BADGE * scale, room / 2);
        Group badge = art.cars().edgedBadge(seat.livery(), radius);
        // Points of a triangle or diamond reach beyond the radius.
        Bounds bounds = badge.getBoundsInParent();
        double fit = Math.min(1, 2 * radius / Math.max(bounds.getWidth(), bounds.getHeight()));
        badge.getTransforms()
                .addAll(
                        0,
                        List.of(
                                new Translate(x + radius, y),
                                new Scale(fit, fit),
                                new Translate(-bounds.getCenterX(), -bounds.getCenterY())));
        return badge;
    }

    /// The radius of the driver's face, in px; 0 for a car without a face, or if there is too little room for one.
    ///
    /// @param y of its centre
    /// @param room the width left for it beside a readable name, in px
    double faceRadius(double y, double room) {
        double high = Math.max(FACE * scale, Math.min(y - field.y(), field.bottom() - y) - 1);
        double radius = Math.min(LARGE_FACE * scale, Math.min(high, (room - FACE_GAP * scale) / 2));
        return !seat.outfit().driver().isSomebody() || radius < LEAST_FACE * scale ? 0 : radius;
    }

    /// The width that a face of that radius needs, with its gap, in px.
    double faceRoom(double radius) {
        return radius > 0 ? 2 * radius + FACE_GAP * scale : 0;
    }

    /// Draws the driver's face, with the mood that the car's public state gives it.
    ///
    /// @param x its left edge
    /// @param y of its centre
    Optional<Node> face(double x, double y, double radius) {
        if (radius == 0) {
            return Optional.empty();
        }
        Group face = new Group(art.drivers().face(seat.outfit().driver(), seat.mood()));
        double size = radius / DriverArt.RADIUS;
        face.getTransforms().addAll(new Translate(x + radius, y), new Scale(size, size));
        return Optional.of(face);
    }
}
