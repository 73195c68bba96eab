package millebornes.desktop.geometry;

import java.util.List;
import java.util.stream.IntStream;

/// Measures convex outlines of pieces on the road.
final class OutlineGeometry {

    private OutlineGeometry() {}

    /// The four corners of a piece.
    static List<Point> corners(Pose pose, double length, double width) {
        return List.of(
                pose.point(length / 2, width / 2),
                pose.point(length / 2, -width / 2),
                pose.point(-length / 2, -width / 2),
                pose.point(-length / 2, width / 2));
    }

    /// The corners of a polygon around a round piece, with that many sides.
    static List<Point> circle(Point centre, double radius, int sides) {
        double corner = radius / Math.cos(Math.PI / sides);
        return IntStream.range(0, sides)
                .mapToDouble(side -> 2 * Math.PI * side / sides)
                .mapToObj(angle -> centre.plus(corner * Math.cos(angle), corner * Math.sin(angle)))
                .toList();
    }

    /// The distance between two convex outlines along the axis that separates them best; negative when they overlap.
    static double gap(List<Point> one, List<Point> other) {
        return Math.max(gapAlongEdges(one, other), gapAlongEdges(other, one));
    }

    private static double gapAlongEdges(List<Point> edges, List<Point> other) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < edges.size(); i++) {
            Point firstPoint = edges.get(i);
            Point secondPoint = edges.get((i + 1) % edges.size());
            double length = firstPoint.distance(secondPoint);
            double nx = (secondPoint.y() - firstPoint.y()) / length;
            double ny = -(secondPoint.x() - firstPoint.x()) / length;
            double[] mine = span(edges, nx, ny);
            double[] theirs = span(other, nx, ny);
            best = Math.max(best, Math.max(theirs[0] - mine[1], mine[0] - theirs[1]));
        }
        return best;
    }

    private static double[] span(List<Point> points, double nx, double ny) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (Point point : points) {
            double at = point.x() * nx + point.y() * ny;
            least = Math.min(least, at);
            most = Math.max(most, at);
        }
        return new double[] {least, most};
    }
}
