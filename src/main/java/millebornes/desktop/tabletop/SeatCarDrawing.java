package millebornes.desktop.tabletop;

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
import millebornes.session.RoofLoad;

/// The car of a seat, seen from its side as cars are that stand still, and the face of who drives it.
///
/// @param field all of the seat that may be drawn on
/// @param scale by how much text grows against its design size
record SeatCarDrawing(ArtFactory art, SeatViewState seat, Rect field, double scale) {

    /// The radius of a face, where there is little room above and below it and where there is more.
    private static final double FACE = 10;

    private static final double LEAST_FACE = 8;

    private static final double LARGE_FACE = 13;
    private static final double FACE_GAP = 3;

    /// How far a car stays off the edges; in a lower room it comes without its load.
    private static final double EDGE = 3;

    private static final double LADEN_FROM = 30;

    /// The car round a point.
    ///
    /// @param size against the car as it is on the road, whose length it has
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

    /// How large the face can be; 0 where there is none, or too little room for one.
    ///
    /// @param y of its middle
    /// @param room that is left for it beside a name that can still be read, in px
    double faceRadius(double y, double room) {
        double high = Math.max(FACE * scale, Math.min(y - field.y(), field.bottom() - y) - 1);
        double radius = Math.min(LARGE_FACE * scale, Math.min(high, (room - FACE_GAP * scale) / 2));
        return !seat.outfit().driver().isSomebody() || radius < LEAST_FACE * scale ? 0 : radius;
    }

    /// What a face takes of the width.
    double faceRoom(double radius) {
        return radius > 0 ? 2 * radius + FACE_GAP * scale : 0;
    }

    /// Who drives, as everybody sees how the car fares.
    ///
    /// @param x where it begins
    /// @param y of its middle
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
