package millebornes.desktop.geometry;

import java.util.List;

/// The way of the camera while a car drives, in pixels of the window. The car stays within the middle of the picture; the
/// camera moves only as far as that needs, and never shows what lies beyond the room of the board.
///
/// @param room the part of the window that shows the board
/// @param sky how many px at its upper edge something else lies over it
/// @param way the box round all places of the car
public record CameraPath(Rect room, double sky, Rect way) {

    /// By how much larger everything is when it is near.
    public static final double ZOOM = 1.62;

    /// How much of the free picture is its middle, in both directions.
    static final double MIDDLE = 0.6;

    /// How far down the free picture the middle's own middle lies: above it a card may be held up.
    static final double LOW = 0.58;

    public CameraPath {
        if (!(sky >= 0) || !(sky < room.height())) {
            throw new IllegalArgumentException("a sky of " + sky + " px leaves nothing free of " + room);
        }
    }

    /// The way of the camera that follows a car.
    ///
    /// @param places of the car, at least one
    public static CameraPath along(Rect roomRect, double sky, List<Point> places) {
        double left = places.stream().mapToDouble(Point::x).min().orElseThrow();
        double right = places.stream().mapToDouble(Point::x).max().orElseThrow();
        double top = places.stream().mapToDouble(Point::y).min().orElseThrow();
        double bottom = places.stream().mapToDouble(Point::y).max().orElseThrow();
        return new CameraPath(roomRect, sky, Rect.between(left, top, right, bottom));
    }

    /// The part of the board that fills the room when the view is near and the car at a place of its way.
    public Rect near(Point carPoint) {
        double width = room.width() / ZOOM;
        double height = room.height() / ZOOM;
        double free = (room.height() - sky) / ZOOM;
        double x = middle(carPoint.x(), way.x(), way.right(), MIDDLE * width) - width / 2;
        double y = middle(carPoint.y(), way.y(), way.bottom(), MIDDLE * free) - sky / ZOOM - LOW * free;
        return new Rect(
                room.x() + whole(x - room.x(), room.width() - width),
                room.y() + whole(y - room.y(), room.height() - height),
                width,
                height);
    }

    /// The part of the board that fills the room on the way there.
    ///
    /// @param share 0 for all of the room, 1 for the near part
    public Rect seen(double share, Point carPoint) {
        Rect nearRect = near(carPoint);
        return new Rect(
                room.x() + (nearRect.x() - room.x()) * share,
                room.y() + (nearRect.y() - room.y()) * share,
                room.width() + (nearRect.width() - room.width()) * share,
                room.height() + (nearRect.height() - room.height()) * share);
    }

    /// Where the car is seen in the window when the view is near.
    public Point shown(Point carPoint) {
        Rect nearRect = near(carPoint);
        return new Point(
                room.x() + (carPoint.x() - nearRect.x()) * ZOOM, room.y() + (carPoint.y() - nearRect.y()) * ZOOM);
    }

    /// Where the middle of the view lies along one axis. It goes with the car, so much less far that the car is seen at one
    /// edge of the middle where its way begins, and at the other where it ends.
    private static double middle(double car, double from, double to, double allowed) {
        double still = (from + to) / 2;
        return still + (car - still) * Math.max(0, 1 - allowed / Math.max(to - from, allowed));
    }

    /// Within the room, and in whole pixels as it is seen: half ones would blur the ground.
    private static double whole(double off, double most) {
        return Math.floor(Math.clamp(off, 0, most) * ZOOM) / ZOOM;
    }
}
