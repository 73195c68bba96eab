package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The centre line of the road: ten cubic curves from the rooftops of Paris to the sea, in board units, measured by arc
/// length.
///
/// Before its start and after its end the line continues straight, so that a garage is at a negative length and a car
/// may roll over the finish.
public final class RoadPath {

    private static final int SAMPLES_PER_CURVE = 240;

    /// How near to the wanted distance a length is found, in board units.
    private static final double ACCURACY = 0.001;

    /// The road of the board: three sections joined by two bends with a radius of at least 70, so that cars in
    /// neighbouring lanes can also pass in the bends.
    public static final RoadPath NATIONALE = new RoadPath(List.of(
            curve(98, 514, 240, 514, 370, 509, 560, 512),
            curve(560, 512, 750, 515, 1032, 521, 1120, 517),
            curve(1120, 517, 1194, 513, 1225, 464, 1225, 420),
            curve(1225, 420, 1225, 372, 1187, 330, 1136, 329),
            curve(1136, 329, 1054, 327, 790, 382, 640, 382),
            curve(640, 382, 500, 382, 181, 343, 141, 341),
            curve(141, 341, 91, 339, 57, 300, 57, 256),
            curve(57, 256, 57, 211, 93, 173, 140, 172),
            curve(140, 172, 258, 170, 500, 156, 640, 164),
            curve(640, 164, 760, 171, 840, 192, 952, 192)));

    private final double[] arc;
    private final Point[] points;
    private final double[] headings;

    RoadPath(List<CubicBezier> curves) {
        List<Point> at = new ArrayList<>();
        List<Double> turned = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            for (int k = i == 0 ? 0 : 1; k <= SAMPLES_PER_CURVE; k++) {
                double t = (double) k / SAMPLES_PER_CURVE;
                at.add(curves.get(i).at(t));
                double heading = curves.get(i).heading(t);
                turned.add(turned.isEmpty() ? heading : near(heading, turned.getLast()));
            }
        }
        points = at.toArray(Point[]::new);
        headings = turned.stream().mapToDouble(Double::doubleValue).toArray();
        arc = new double[points.length];
        for (int i = 1; i < arc.length; i++) {
            arc[i] = arc[i - 1] + points[i - 1].distance(points[i]);
        }
    }

    /// The length of the whole line in board units.
    public double length() {
        return arc[arc.length - 1];
    }

    /// The pose on the line after `length` board units.
    public Pose at(double length) {
        if (length <= 0) {
            return new Pose(points[0], headings[0]).moved(length, 0);
        }
        if (length >= length()) {
            int last = points.length - 1;
            return new Pose(points[last], headings[last]).moved(length - length(), 0);
        }
        int high = 1;
        for (int low = 0, top = arc.length - 1; low < top; ) {
            int middle = (low + top) >>> 1;
            if (arc[middle] < length) {
                low = middle + 1;
            } else {
                top = middle;
            }
            high = top;
        }
        double share = (length - arc[high - 1]) / (arc[high] - arc[high - 1]);
        double heading = headings[high - 1] + (headings[high] - headings[high - 1]) * share;
        return new Pose(points[high - 1].towards(points[high], share), heading);
    }

    /// The pose after `length` board units, moved sideways.
    ///
    /// @param lateral board units to the right of the driver, negative to the left
    public Pose at(double length, double lateral) {
        return at(length).moved(0, lateral);
    }

    /// The arc length, starting at `length`, at which the lane at `lateral` is `distance` away in a straight line;
    /// backwards when `distance` is negative. It differs from `length + distance` in bends, where an inner lane is
    /// shorter than the line.
    public double advance(double length, double lateral, double distance) {
        Point fromPoint = at(length, lateral).at();
        double wanted = Math.abs(distance);
        double step = Math.signum(distance);
        double here = length;
        for (double missing = wanted; Math.abs(missing) > ACCURACY; ) {
            here += step * missing;
            missing = wanted - fromPoint.distance(at(here, lateral).at());
        }
        return here;
    }

    /// Whether any point of the line is less than `distance` away from a part of the board. Faster than computing the
    /// nearest point, since distant samples are skipped.
    public boolean isWithin(Rect partRect, double distance) {
        for (int i = 0; i < points.length; ) {
            double beyond = partRect.distance(points[i]) - distance;
            if (beyond < 0) {
                return true;
            }
            i = after(i, beyond);
        }
        return false;
    }

    /// The arc length of the line's nearest point to `point`, accurate to about two board units.
    public double project(Point point) {
        return arc[nearest(point)];
    }

    private int nearest(Point point) {
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < points.length; ) {
            double distance = points[i].distance(point);
            if (distance < least) {
                least = distance;
                best = i;
            }
            i = after(i, distance - least);
        }
        return best;
    }

    /// The index of the first sample at least `length` further along the line; with it [#isWithin] skips samples that
    /// cannot be near enough.
    private int after(int sample, double length) {
        int found = Arrays.binarySearch(arc, sample + 1, arc.length, arc[sample] + length);
        return found < 0 ? -found - 1 : found;
    }

    /// The heading equal to `heading`, modulo whole turns, that is nearest to `reference`, so that headings along a
    /// winding road never jump.
    private static double near(double heading, double reference) {
        return heading + 360 * Math.rint((reference - heading) / 360);
    }

    private static CubicBezier curve(
            double x0, double y0, double x1, double y1, double x2, double y2, double x3, double y3) {
        return new CubicBezier(new Point(x0, y0), new Point(x1, y1), new Point(x2, y2), new Point(x3, y3));
    }

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
}
