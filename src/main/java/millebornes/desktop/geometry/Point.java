package millebornes.desktop.geometry;

/// A point; x grows to the right and y downwards. The unit is a board unit on the board, a logical pixel in the window.
public record Point(double x, double y) {

    public Point {
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException("A point needs finite coordinates: " + x + ", " + y);
        }
    }

    /// This point moved by `dx` to the right and `dy` downwards.
    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    /// The straight distance to `otherPoint`.
    public double distance(Point otherPoint) {
        double dx = otherPoint.x - x;
        double dy = otherPoint.y - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /// The point that lies `share` of the way from this one to `otherPoint`; 0 is here, 1 is there.
    public Point towards(Point otherPoint, double share) {
        return new Point(x + (otherPoint.x - x) * share, y + (otherPoint.y - y) * share);
    }
}
