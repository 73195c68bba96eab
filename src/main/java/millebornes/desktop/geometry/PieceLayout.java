package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Safety;

/// The sizes of the pieces on a road and their places around a car, in board units.
///
/// No piece leaves its lane, so pieces of different cars never overlap; those of one car are placed one behind the
/// other along the lane.
///
/// In narrow lanes, where its neighbours leave room, a car may grow beyond its lane, and its tokens with it; see
/// [CarSizeCalculator]. No piece leaves the road.
///
/// @param road the road the pieces stand on
/// @param carGrowth the scale of the car relative to one that fits its lane, 1 or more
/// @param tokenGrowth the same for its tokens
/// @param aside how far the car and its tokens move to the driver's right in its lane, to leave room for those beside it
public record PieceLayout(Road road, double carGrowth, double tokenGrowth, double aside) {

    /// The length of a car's drawing, in its own units; [#carScale()] is applied to it.
    public static final double DRAWN_LENGTH = 104;

    public static final double DRAWN_WIDTH = 44;

    private static final double LARGEST_CAR = 0.68;
    private static final double LARGEST_TOKEN = 15.8;

    /// The greatest width of a car and of a token, in widths of a lane: their neighbours do not touch them.
    private static final double CAR_SHARE = 0.88;

    private static final double TOKEN_SHARE = 0.88;
    private static final double GAP = 1;

    /// The part of a token that lies on the end of its car, in radii of the token: it touches it, so that it is plain whose
    /// it is, and hides neither lamps nor wheels.
    private static final double ON_CAR = 0.15;

    /// The pitch of a row of safeties, in radii of one: each lies on the edge of the next, so that the row is short.
    private static final double SAFETY_PITCH = 1.9;

    /// The distance of an axle from the middle of a car, in lengths of a car.
    private static final double AXLE = 0.22;

    /// The length of what follows a car in its lane, and how far its end may be from the middle of the lane, in board
    /// units.
    private static final double FOLLOWING = 16;

    private static final double OFF_MIDDLE = 3;

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
        return carGrowth * Math.min(LARGEST_CAR, CAR_SHARE * road.laneWidth() / DRAWN_WIDTH);
    }

    public double carLength() {
        return DRAWN_LENGTH * carScale();
    }

    public double carWidth() {
        return DRAWN_WIDTH * carScale();
    }

    /// The pose of a car: both its axles are on the centre line of its lane, so that it stays off the neighbouring
    /// lanes and the verge in bends.
    ///
    /// @param stop the index of a [CarStop], or something between two of them
    public Pose car(int lane, double stop) {
        double lateral = onRoad(lateral(lane), carWidth() / 2);
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
        return tokenGrowth * Math.min(LARGEST_TOKEN, TOKEN_SHARE * road.laneWidth() / 2);
    }

    /// The radius of a safety token.
    public double safetyRadius() {
        return attackRadius() * 0.82;
    }

    /// The poses of a car's attack tokens, in front of the car, one behind the other. While the car is still in its
    /// garage they begin at the first square. The safeties of a car near the start are between the first and the
    /// second one.
    ///
    /// @param stop the index of a [CarStop], or something between two of them
    /// @param count how many there are, 0 or more
    public List<Pose> attackPoses(int lane, double stop, int count) {
        double first = firstAttack(lane, stop);
        double pitch = 2 * attackRadius() + GAP;
        List<Pose> poses = new ArrayList<>(row(first, lane, Math.min(1, count), pitch, attackRadius()));
        double safeties = safetyRow(Safety.values().length) + GAP;
        double second = ahead(first, lane, pitch + inFront(stop, Safety.values().length) * safeties);
        poses.addAll(row(second, lane, Math.max(0, count - 1), pitch, attackRadius()));
        return poses;
    }

    /// The poses of a car's safety tokens, in a row from its tail. Where they would reach the garages they are in front of
    /// the car, after its first attack token.
    ///
    /// @param stop the index of a [CarStop], or something between two of them
    /// @param count how many there are, 0 or more
    public List<Pose> safetyPoses(int lane, double stop, int count) {
        double first = ahead(road.arc(stop), lane, -carLength() / 2 - (1 - ON_CAR) * safetyRadius());
        List<Pose> behind = row(first, lane, count, -safetyPitch(), safetyRadius());
        double share = inFront(stop, count);
        if (share == 0) {
            return behind;
        }
        List<Pose> before = row(
                firstAttack(lane, stop) + attackRadius() + safetyRadius() + GAP,
                lane,
                count,
                safetyPitch(),
                safetyRadius());
        List<Pose> between = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Point point = behind.get(i).at().towards(before.get(i).at(), share);
            between.add(new Pose(point, behind.get(i).heading()));
        }
        return between;
    }

    /// Whether there is room behind a car for what follows it: not in front of the garages, nor in a bend, where it would
    /// be in another lane.
    public boolean leavesRoomBehind(int lane, int stop) {
        double reach = carLength() / 2 + FOLLOWING;
        double arc = ahead(road.arc(stop), lane, -reach);
        Point onLanePoint = road.path().at(arc, lateral(lane)).at();
        return stop > 0 && car(lane, stop).point(-reach, 0).distance(onLanePoint) < OFF_MIDDLE;
    }

    private double firstAttack(int lane, double stop) {
        double atCar = ahead(road.arc(stop), lane, carLength() / 2 + (1 - ON_CAR) * attackRadius());
        return firstSquare() + (atCar - firstSquare()) * Math.clamp(stop + 1, 0, 1);
    }

    private double safetyPitch() {
        return SAFETY_PITCH * safetyRadius();
    }

    private double safetyRow(int count) {
        return 2 * safetyRadius() + (count - 1) * safetyPitch();
    }

    /// The share of safeties in front of their car: 1 at stops with too little room behind it, 0 at all others.
    private double inFront(double stop, int count) {
        double row = carLength() / 2 + safetyRow(count);
        double before = Math.floor(stop);
        if (before >= 0 && road.arc(before) >= row) {
            return 0;
        }
        return road.arc(before + 1) >= row ? before + 1 - stop : 1;
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

    private List<Pose> row(double first, int lane, int count, double pitch, double radius) {
        List<Pose> poses = new ArrayList<>(count);
        double lateral = onRoad(lateral(lane), radius);
        double arc = first;
        for (int i = 0; i < count; i++) {
            poses.add(road.path().at(arc, lateral));
            arc = ahead(arc, lane, pitch);
        }
        return poses;
    }

    private double ahead(double arc, int lane, double distance) {
        return road.path().advance(arc, lateral(lane), distance);
    }

    private double lateral(int lane) {
        return road.lateral(lane) + aside;
    }

    /// A lateral distance at which a piece of that half width is wholly on the road.
    private static double onRoad(double lateral, double half) {
        double most = Math.max(0, Road.BAND / 2 - half);
        return Math.clamp(lateral, -most, most);
    }
}
