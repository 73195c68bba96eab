package millebornes.desktop.geometry;

import java.util.List;

/// Tells which points lie inside an outline, for the laws of the road.
final class OutlineContainment {

    private OutlineContainment() {}

    /// True when `point` lies inside the closed outline.
    static boolean inside(List<Point> outline, Point point) {
        boolean inside = false;
        for (int i = 0, k = outline.size() - 1; i < outline.size(); k = i++) {
            Point firstPoint = outline.get(i);
            Point secondPoint = outline.get(k);
            boolean crosses = firstPoint.y() > point.y() != secondPoint.y() > point.y();
            if (crosses
                    && point.x()
                            < (secondPoint.x() - firstPoint.x())
                                            * (point.y() - firstPoint.y())
                                            / (secondPoint.y() - firstPoint.y())
                                    + firstPoint.x()) {
                inside = !inside;
            }
        }
        return inside;
    }
}
