package millebornes.desktop.art;

import java.util.List;
import java.util.stream.DoubleStream;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Translate;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// Creates plain shapes from the points and rectangles of a layout.
public final class GeometryShapeFactory {

    private GeometryShapeFactory() {}

    /// A closed outline.
    ///
    /// @param fill null for none; a transparent fill would cost as much time as any other
    public static Polygon area(List<Point> points, @Nullable Paint fill) {
        Polygon polygon = new Polygon(coordinates(points));
        polygon.setFill(fill);
        return polygon;
    }

    /// The tail of a bubble, which ends in a tip.
    ///
    /// @param rootPoint the middle of its root
    /// @param half half the width of its root
    public static Polygon tail(Point rootPoint, Point tipPoint, double half, @Nullable Paint fill) {
        double share = half / Math.max(half, rootPoint.distance(tipPoint));
        double x = (rootPoint.y() - tipPoint.y()) * share;
        double y = (tipPoint.x() - rootPoint.x()) * share;
        return area(List.of(rootPoint.plus(x, y), tipPoint, rootPoint.plus(-x, -y)), fill);
    }

    /// An open line.
    public static Polyline line(List<Point> points, Paint stroke, double width) {
        Polyline line = new Polyline(coordinates(points));
        line.setFill(null);
        line.setStroke(stroke);
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.BUTT);
        return line;
    }

    /// A straight line.
    public static Line line(Point fromPoint, Point toPoint, Paint stroke, double width) {
        Line line = new Line(fromPoint.x(), fromPoint.y(), toPoint.x(), toPoint.y());
        line.setStroke(stroke);
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.BUTT);
        return line;
    }

    /// A filled rectangle with round corners.
    public static Rectangle box(Rect rect, double radius, @Nullable Paint fill) {
        var box = new Rectangle(rect.x(), rect.y(), rect.width(), rect.height());
        box.setArcWidth(2 * radius);
        box.setArcHeight(2 * radius);
        box.setFill(fill);
        return box;
    }

    /// A ray of a sun: a piece of a ring with straight edges.
    ///
    /// @param point the sun's centre
    /// @param angle of the ray's middle, in radians clockwise from the right, and half its width
    /// @param inner the distance of its beginning from the sun's centre, and `outer` that of its end
    public static Polygon ray(Point point, double angle, double half, double inner, double outer, Paint fill) {
        Polygon ray = new Polygon();
        for (double[] corner : new double[][] {{inner, -half}, {outer, -half}, {outer, half}, {inner, half}}) {
            ray.getPoints()
                    .addAll(
                            point.x() + corner[0] * Math.cos(angle + corner[1]),
                            point.y() + corner[0] * Math.sin(angle + corner[1]));
        }
        ray.setFill(fill);
        return ray;
    }

    /// A shift to a point.
    public static Translate move(Point toPoint) {
        return new Translate(toPoint.x(), toPoint.y());
    }

    private static double[] coordinates(List<Point> points) {
        return points.stream()
                .flatMapToDouble(point -> DoubleStream.of(point.x(), point.y()))
                .toArray();
    }
}
