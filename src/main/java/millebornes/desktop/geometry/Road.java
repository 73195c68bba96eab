package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Distance;

/// The road of one game, in board units: its squares, its lanes and where a car stands on them.
///
/// The road always leads from the rooftops of Paris to the sea. A shorter target does not shorten it: 28 squares share
/// the length of 40, so that a game to 700 km also fills the board and ends at the same finish. All squares have the
/// same length on the centre line.
///
/// @param kilometres the target, a whole number of squares
/// @param lanes one for each car, 1 to 6; lane 0 is the left one for the driver, the upper one at the start
public record Road(int kilometres, int lanes) {

    /// The width of all lanes together.
    public static final double BAND = 96;

    /// The width of the verge on either side.
    public static final double VERGE = 6;

    /// The length of the green-light square.
    public static final double GREEN_LIGHT_LENGTH = 74;

    /// The arc length at which a car waits in front of its garage, and the one at which it stands after its green
    /// light; both are on the green-light square.
    private static final double WAITS = 39;

    private static final double STARTED = 49;

    /// The arc length of the lamps in front of the cars that wait for their green light.
    public static final double LAMPS = 90;

    public static final int MAX_LANES = 6;

    private static final double STEP = 3;

    public Road {
        if (kilometres <= 0 || kilometres % Distance.KM_PER_SQUARE != 0) {
            throw new IllegalArgumentException("A target is a whole number of squares, not " + kilometres + " km");
        }
        if (lanes < 1 || lanes > MAX_LANES) {
            throw new IllegalArgumentException("A road has 1 to 6 lanes, not " + lanes);
        }
    }

    public RoadPath path() {
        return RoadPath.NATIONALE;
    }

    public int squares() {
        return kilometres / Distance.KM_PER_SQUARE;
    }

    /// The length of a square on the centre line.
    public double squareLength() {
        return (path().length() - GREEN_LIGHT_LENGTH) / squares();
    }

    public double laneWidth() {
        return BAND / lanes;
    }

    /// The distance of a lane's centre from the road's centre line, in board units; positive to the driver's right.
    public double lateral(int lane) {
        if (lane < 0 || lane >= lanes) {
            throw new IllegalArgumentException("No lane " + lane + " among " + lanes);
        }
        return (lane - (lanes - 1) / 2.0) * laneWidth();
    }

    /// The arc length where square `square` ends; 0 is the end of the green-light square, −1 the start of the road.
    public double joint(int square) {
        if (square < -1 || square > squares()) {
            throw new IllegalArgumentException("No joint " + square + " among " + squares() + " squares");
        }
        return square < 0 ? 0 : GREEN_LIGHT_LENGTH + square * squareLength();
    }

    /// The arc length of a car's centre at a stop, in board units.
    ///
    /// @param stop the index of a [CarStop]; fractions are between two stops
    public double arc(double stop) {
        if (stop <= 0) {
            return STARTED + Math.max(stop, -1) * (STARTED - WAITS);
        }
        double first = GREEN_LIGHT_LENGTH + squareLength() / 2;
        if (stop < 1) {
            return STARTED + stop * (first - STARTED);
        }
        return first + (Math.min(stop, squares()) - 1) * squareLength();
    }

    /// The pose of a car of this lane at a stop: its centre and direction.
    ///
    /// @param stop the index of a [CarStop]; fractions are between two stops
    public Pose pose(int lane, double stop) {
        return path().at(arc(stop), lateral(lane));
    }

    /// The outline of the squares that a car drives over in its lane, without its first one; forwards or, on the wrong
    /// way, backwards. From the garage to the green light that is the green-light square.
    public List<Point> way(int lane, CarStop fromStop, CarStop toStop) {
        int first = Math.max(0, fromStop.index() < toStop.index() ? fromStop.index() + 1 : toStop.index());
        int last = Math.max(first, fromStop.index() < toStop.index() ? toStop.index() : fromStop.index() - 1);
        double left = lateral(lane) - laneWidth() / 2;
        return strip(joint(first - 1), joint(last), left, left + laneWidth());
    }

    /// The outline of the road between two arc lengths and two lateral distances, running up on the left and back on
    /// the right.
    public List<Point> strip(double from, double to, double left, double right) {
        List<Point> outline = new ArrayList<>(line(from, to, left));
        outline.addAll(line(from, to, right).reversed());
        return outline;
    }

    /// The points of a line along the road, at a distance from its centre line.
    public List<Point> line(double from, double to, double lateral) {
        int steps = Math.max(1, (int) Math.ceil((to - from) / STEP));
        List<Point> points = new ArrayList<>(steps + 1);
        for (int i = 0; i <= steps; i++) {
            points.add(path().at(from + (to - from) * i / steps, lateral).at());
        }
        return points;
    }
}
