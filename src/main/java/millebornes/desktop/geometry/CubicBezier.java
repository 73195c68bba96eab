package millebornes.desktop.geometry;

/// One cubic Bézier curve: start, two controls, end.
record CubicBezier(Point start, Point control1, Point control2, Point end) {

    /// The point at parameter `t`, 0 to 1.
    Point at(double t) {
        double u = 1 - t;
        double a = u * u * u;
        double b = 3 * u * u * t;
        double c = 3 * u * t * t;
        double d = t * t * t;
        return new Point(
                a * start.x() + b * control1.x() + c * control2.x() + d * end.x(),
                a * start.y() + b * control1.y() + c * control2.y() + d * end.y());
    }

    /// The heading at parameter `t`, in degrees clockwise from "to the right", −180 to 180.
    double heading(double t) {
        double u = 1 - t;
        double dx = u * u * (control1.x() - start.x())
                + 2 * u * t * (control2.x() - control1.x())
                + t * t * (end.x() - control2.x());
        double dy = u * u * (control1.y() - start.y())
                + 2 * u * t * (control2.y() - control1.y())
                + t * t * (end.y() - control2.y());
        return Math.toDegrees(Math.atan2(dy, dx));
    }
}
