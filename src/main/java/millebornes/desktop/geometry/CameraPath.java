package millebornes.desktop.geometry;

import java.util.List;

/// The path of the camera while a car drives, in pixels of the window. The camera moves only as far as needed to keep
/// the car in the middle part of the picture, and never shows anything beyond the board's room.
///
/// @param room the part of the window that shows the board
/// @param sky the height at its upper edge that is covered, in px
/// @param way the bounding box of the car's positions
public record CameraPath(Rect room, double sky, Rect way) {

    /// The scale of the close view.
    public static final double ZOOM = 1.62;

    /// The size of the part of the picture in which the car is kept, as a share of the free picture in both directions.
    static final double MIDDLE = 0.6;

    /// The height of the centre of that part, as a share of the free picture from above; a card may be above it.
    static final double LOW = 0.58;

    public CameraPath {
        if (!(sky >= 0) || !(sky < room.height())) {
            throw new IllegalArgumentException("a sky of " + sky + " px leaves nothing free of " + room);
        }
    }

    /// The path of the camera that follows a car.
    ///
    /// @param places the car's positions, at least one
    public static CameraPath along(Rect roomRect, double sky, List<Point> places) {
        double left = places.stream().mapToDouble(Point::x).min().orElseThrow();
        double right = places.stream().mapToDouble(Point::x).max().orElseThrow();
        double top = places.stream().mapToDouble(Point::y).min().orElseThrow();
        double bottom = places.stream().mapToDouble(Point::y).max().orElseThrow();
        return new CameraPath(roomRect, sky, Rect.between(left, top, right, bottom));
    }

    /// The part of the board, in pixels of the window without zoom, that fills the room in the close view of a car.
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

    /// The part of the board, in pixels of the window without zoom, that fills the room while zooming.
    ///
    /// @param share 0 for the whole room, 1 for the close view
    public Rect seen(double share, Point carPoint) {
        Rect nearRect = near(carPoint);
        return new Rect(
                room.x() + (nearRect.x() - room.x()) * share,
                room.y() + (nearRect.y() - room.y()) * share,
                room.width() + (nearRect.width() - room.width()) * share,
                room.height() + (nearRect.height() - room.height()) * share);
    }

    /// The car's position in the window in the close view.
    public Point shown(Point carPoint) {
        Rect nearRect = near(carPoint);
        return new Point(
                room.x() + (carPoint.x() - nearRect.x()) * ZOOM, room.y() + (carPoint.y() - nearRect.y()) * ZOOM);
    }

    /// The centre of the view along one axis. It follows the car so that the car is at one edge of the middle part at
    /// the start of its drive, and at the other at the end.
    private static double middle(double car, double from, double to, double allowed) {
        double still = (from + to) / 2;
        return still + (car - still) * Math.max(0, 1 - allowed / Math.max(to - from, allowed));
    }

    /// An offset limited to 0 to `most` and rounded to whole pixels, since half ones would blur the ground.
    private static double whole(double off, double most) {
        return Math.floor(Math.clamp(off, 0, most) * ZOOM) / ZOOM;
    }
}
