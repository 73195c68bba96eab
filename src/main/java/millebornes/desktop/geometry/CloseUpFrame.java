package millebornes.desktop.geometry;

import java.util.List;

/// A part of the board that is seen from nearer, in pixels of the window. It never shows what lies beyond the room of
/// the board.
///
/// @param room the part of the window that shows the board
/// @param near what of it fills the whole room when it is seen from near; of the same shape
public record CloseUpFrame(Rect room, Rect near) {

    /// By how much larger everything is at most.
    public static final double NEAREST = 1.62;

    /// How far down the middle of what is looked at lies: above it something may be held up.
    private static final double LOW = 0.58;

    public CloseUpFrame {
        if (!room.contains(near) || !(near.width() > 0)) {
            throw new IllegalArgumentException(near + " is no part of " + room);
        }
    }

    /// As near to some points as leaves all of them in sight, about in the middle of what is free.
    ///
    /// @param room the part of the window that shows the board
    /// @param sky how many px at its upper edge something else lies over it
    /// @param points what must be seen, in px of the window
    /// @param margin how much round them, in px of the board seen from afar
    public static CloseUpFrame round(Rect room, double sky, List<Point> points, double margin) {
        double left = points.stream().mapToDouble(Point::x).min().orElseThrow() - margin;
        double right = points.stream().mapToDouble(Point::x).max().orElseThrow() + margin;
        double top = points.stream().mapToDouble(Point::y).min().orElseThrow() - margin;
        double bottom = points.stream().mapToDouble(Point::y).max().orElseThrow() + margin;
        double high = room.height() - sky;
        double scale = Math.clamp(Math.min(room.width() / (right - left), high / (bottom - top)), 1, NEAREST);
        double x = (left + right) / 2 - room.width() / 2 / scale;
        double y = (top + bottom) / 2 - (sky + high * LOW) / scale;
        double width = room.width() / scale;
        double height = room.height() / scale;
        return new CloseUpFrame(
                room,
                new Rect(
                        room.x() + whole(x - room.x(), room.width() - width, scale),
                        room.y() + whole(y - room.y(), room.height() - height, scale),
                        width,
                        height));
    }

    /// By how much larger everything is when it is near.
    public double nearest() {
        return room.width() / near.width();
    }

    /// What fills the room on the way there.
    ///
    /// @param share 0 for all of the room, 1 for the near part
    public Rect seen(double share) {
        return new Rect(
                room.x() + (near.x() - room.x()) * share,
                room.y() + (near.y() - room.y()) * share,
                room.width() + (near.width() - room.width()) * share,
                room.height() + (near.height() - room.height()) * share);
    }

    /// Where a point of the window is seen when the view is near.
    public Point shown(Point window) {
        return new Point(
                room.x() + (window.x() - near.x()) * nearest(), room.y() + (window.y() - near.y()) * nearest());
    }

    /// A picture that is as large as what is near lies on whole pixels: half ones would blur it.
    private static double whole(double off, double most, double scale) {
        return Math.floor(Math.clamp(off, 0, Math.max(0, most)) * scale) / scale;
    }
}
