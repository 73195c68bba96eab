package millebornes.desktop.geometry;

/// An upright rectangle by its upper left corner and its size; empty ones are allowed, negative sizes are not. A size that
/// is less than 0 by a rounding error counts as 0, because edges and margins that meet are seldom exactly equal.
public record Rect(double x, double y, double width, double height) {

    /// A rounding error, in px.
    private static final double SLACK = 1e-6;

    public Rect {
        width = width < 0 && width >= -SLACK ? 0 : width;
        height = height < 0 && height >= -SLACK ? 0 : height;
        if (!(width >= 0) || !(height >= 0)) {
            throw new IllegalArgumentException("A rectangle needs a size of 0 or more: " + width + " by " + height);
        }
    }

    /// The rectangle of that size around `centrePoint`.
    public static Rect around(Point centrePoint, double width, double height) {
        return new Rect(centrePoint.x() - width / 2, centrePoint.y() - height / 2, width, height);
    }

    /// The rectangle between these edges.
    ///
    /// @throws IllegalArgumentException when `right < left` or `bottom < top`
    public static Rect between(double left, double top, double right, double bottom) {
        return new Rect(left, top, right - left, bottom - top);
    }

    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public Point centre() {
        return new Point(x + width / 2, y + height / 2);
    }

    /// True when `point` lies inside or on the edge.
    public boolean contains(Point point) {
        return point.x() >= x && point.x() <= right() && point.y() >= y && point.y() <= bottom();
    }

    /// True when `secondRect` lies wholly inside, edges included, up to a rounding error of a millionth.
    public boolean contains(Rect secondRect) {
        return secondRect.x >= x - SLACK
                && secondRect.y >= y - SLACK
                && secondRect.right() <= right() + SLACK
                && secondRect.bottom() <= bottom() + SLACK;
    }

    /// True when the two share an area; common edges do not count, nor does a rounding error of a millionth.
    public boolean overlaps(Rect secondRect) {
        return x < secondRect.right() - SLACK
                && secondRect.x < right() - SLACK
                && y < secondRect.bottom() - SLACK
                && secondRect.y < bottom() - SLACK;
    }

    /// The smallest rectangle with both.
    public Rect with(Rect secondRect) {
        return between(
                Math.min(x, secondRect.x),
                Math.min(y, secondRect.y),
                Math.max(right(), secondRect.right()),
                Math.max(bottom(), secondRect.bottom()));
    }

    /// The part of this rectangle that is within another one; without width or height where they do not overlap.
    public Rect cut(Rect frameRect) {
        double left = Math.max(x, frameRect.x());
        double top = Math.max(y, frameRect.y());
        return between(
                left,
                top,
                Math.max(left, Math.min(right(), frameRect.right())),
                Math.max(top, Math.min(bottom(), frameRect.bottom())));
    }

    /// This rectangle with every edge moved inwards by `margin`, outwards when it is negative.
    public Rect inset(double margin) {
        return inset(margin, margin);
    }

    /// This rectangle with its left and right edges moved inwards by `across`, the others by `down`.
    public Rect inset(double across, double down) {
        return new Rect(x + across, y + down, width - 2 * across, height - 2 * down);
    }

    /// This rectangle moved.
    public Rect plus(double dx, double dy) {
        return new Rect(x + dx, y + dy, width, height);
    }

    /// The distance from `point` to the nearest place of this rectangle; 0 inside.
    public double distance(Point point) {
        double dx = Math.max(0, Math.max(x - point.x(), point.x() - right()));
        double dy = Math.max(0, Math.max(y - point.y(), point.y() - bottom()));
        return Math.hypot(dx, dy);
    }

    /// The area that this rectangle has in common with another.
    public double common(Rect secondRect) {
        double commonWidth = Math.min(right(), secondRect.right()) - Math.max(x, secondRect.x);
        double commonHeight = Math.min(bottom(), secondRect.bottom()) - Math.max(y, secondRect.y);
        return Math.max(0, commonWidth) * Math.max(0, commonHeight);
    }

    /// The cell of a grid laid over this rectangle with `gap` between neighbours.
    ///
    /// @param column from 0, left to right
    /// @param row from 0, top to bottom
    public Rect cell(int column, int columns, int row, int rows, double gap) {
        double w = (width - gap * (columns - 1)) / columns;
        double h = (height - gap * (rows - 1)) / rows;
        return new Rect(x + column * (w + gap), y + row * (h + gap), w, h);
    }
}
