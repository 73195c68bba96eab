package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;

/// The sizes of the pieces on a road and their places around a car, in board units.
///
/// No piece leaves its lane, so pieces of different cars never overlap; those of one car are placed one behind the
/// other along the lane.
///
/// Where its neighbours leave room, a car may grow beyond its lane, and its tokens with it; see [CarSizeCalculator].
///
/// @param road the road the pieces stand on
/// @param carGrowth the scale of the car relative to one that fits its lane, 1 or more
/// @param tokenGrowth the same for its tokens
/// @param aside how far the car moves to the driver's right in its lane, to leave room for a larger one
public record PieceLayout(Road road, double carGrowth, double tokenGrowth, double aside) {

    /// The length of a car's drawing, in its own units; [#carScale()] is applied to it.
    public static final double DRAWN_LENGTH = 104;

    public static final double DRAWN_WIDTH = 44;

    private static final double LARGEST_CAR = 0.68;
    private static final double LARGEST_TOKEN = 15.8;
    private static final double GAP = 1;
    private static final double AXLE = 0.32;

    /// The width of a lane from which a lamp in it has its drawn size, and half the length of the lamp, in board units.
    private static final double LAMP_ROOM = 24;

    private static final double LAMP_HALF = 9;

    /// A layout in which a car and its tokens fit their lane.
    public PieceLayout(Road road) {
        this(road, 1, 1);
    }

    /// A layout in which a car and its tokens are in the middle of their lane.
    public PieceLayout(Road road, double carGrowth, double tokenGrowth) {
        this(road, carGrowth, tokenGrowth, 0);
    }

    /// The scale of a car's drawing to fit its lane, or a little more if it has grown; wide lanes alone do not make it
    /// longer than a square.
    public double carScale() {
        return carGrowth * Math.min(LARGEST_CAR, (road.laneWidth() - 0.4) / DRAWN_WIDTH);
    }

    public double carLength() {
        return DRAWN_LENGTH * carScale();
    }

    public double carWidth() {
        return DRAWN_WIDTH * carScale();
    }

    /// The pose of a car: both its axles are on the centre line of its lane, so that it stays off the neighbouring
    /// lanes in bends.
    ///
    /// @param stop the index of a [CarStop], or something between two of them
    public Pose car(int lane, double stop) {
        double lateral = road.lateral(lane) + aside;
        double arc = road.arc(stop);
        double axle = carLength() / carGrowth * AXLE;
        Point frontPoint =
                road.path().at(road.path().advance(arc, lateral, axle), lateral).at();
        Point rearPoint = road.path()
                .at(road.path().advance(arc, lateral, -axle), lateral)
                .at();
        double heading = Math.toDegrees(Math.atan2(frontPoint.y() - rearPoint.y(), frontPoint.x() - rearPoint.x()));
        double near = road.path().at(arc).heading();
        return new Pose(rearPoint.towards(frontPoint, 0.5), heading + 360 * Math.rint((near - heading) / 360));
    }

    /// The radius of an attack token.
    public double attackRadius() {
        return tokenGrowth * Math.min(LARGEST_TOKEN, road.laneWidth() / 2 - 0.2);
    }

    /// The radius of a safety token.
    public double safetyRadius() {
        return attackRadius() * 0.82;
    }

    /// The poses of a car's attack tokens, in front of the car, one behind the other. While the car is still in its
    /// garage they begin at the first square.
    ///
    /// @param stop the index of a [CarStop], or something between two of them
    /// @param count how many there are, 0 or more
    public List<Pose> attackPoses(int lane, double stop, int count) {
        double radius = attackRadius();
        double first = leaving(stop, firstSquare(), ahead(road.arc(stop), lane, carLength() / 2 + radius + 2.5 * GAP));
        double pitch = 2 * radius + GAP;
        List<Pose> poses = new ArrayList<>(row(first, lane, Math.min(1, count), pitch));
        double second = ahead(first, lane, pitch + leaving(stop, 4 * (2 * safetyRadius() + GAP) + GAP, 0));
        poses.addAll(row(second, lane, Math.max(0, count - 1), pitch));
        return poses;
    }

    /// The poses of a car's safety tokens, in a row that touches its tail. Those of a car that waits at its garage are behind the
    /// first square, where its limit may be.
    ///
    /// @param stop the index of a [CarStop], or something between two of them
    /// @param count how many there are, 0 or more
    public List<Pose> safetyPoses(int lane, double stop, int count) {
        double pitch = 2 * safetyRadius() + GAP;
        double first = ahead(road.arc(stop), lane, -carLength() / 2 - safetyRadius());
        List<Pose> behind = row(first, lane, count, -pitch);
        if (stop >= 0) {
            return behind;
        }
        List<Pose> before = row(firstSquare() + attackRadius() + safetyRadius() + GAP, lane, count, pitch);
        List<Pose> between = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Point point = before.get(i).at().towards(behind.get(i).at(), leaving(stop, 0, 1));
            between.add(new Pose(point, behind.get(i).heading()));
        }
        return between;
    }

    /// The box of a car with its tokens.
    ///
    /// @param stop the index of a [CarStop], or something between two of them
    /// @param attacks the number of its attack tokens
    /// @param safeties the number of its safety tokens
    public Rect room(int lane, double stop, int attacks, int safeties) {
        Pose pose = car(lane, stop);
        double along = Math.abs(Math.cos(Math.toRadians(pose.heading())));
        double across = Math.abs(Math.sin(Math.toRadians(pose.heading())));
        Rect roomRect = Rect.around(
                pose.at(), along * carLength() + across * carWidth(), across * carLength() + along * carWidth());
        for (Pose tokenPose : attackPoses(lane, stop, attacks)) {
            roomRect = roomRect.with(Rect.around(tokenPose.at(), 2 * attackRadius(), 2 * attackRadius()));
        }
        for (Pose tokenPose : safetyPoses(lane, stop, safeties)) {
            roomRect = roomRect.with(Rect.around(tokenPose.at(), 2 * safetyRadius(), 2 * safetyRadius()));
        }
        return roomRect;
    }

    /// The pose of the lamp in front of a car that waits at its garage for its green light.
    public Pose laneLamp(int lane) {
        return road.path().at(Road.LAMPS, road.lateral(lane));
    }

    /// The scale of the lamp of [#laneLamp], whose drawing is 21 high.
    public double laneLampScale() {
        return Math.min(1, road.laneWidth() / LAMP_ROOM);
    }

    /// The arc length of a limit that waits on the first square, after the lamp.
    double firstSquare() {
        return Math.max(road.arc(1), Road.LAMPS + LAMP_HALF + attackRadius() + GAP);
    }

    /// Interpolates a number between its values in the garage and on the green-light square; `stop` is between −1 and
    /// 0.
    private static double leaving(double stop, double garage, double greenLight) {
        double share = Math.clamp(stop + 1, 0, 1);
        return garage + (greenLight - garage) * share;
    }

    private List<Pose> row(double first, int lane, int count, double pitch) {
        List<Pose> poses = new ArrayList<>(count);
        double arc = first;
        for (int i = 0; i < count; i++) {
            poses.add(road.path().at(arc, road.lateral(lane)));
            arc = ahead(arc, lane, pitch);
        }
        return poses;
    }

    private double ahead(double arc, int lane, double distance) {
        return road.path().advance(arc, road.lateral(lane), distance);
    }
}
