package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import millebornes.engine.table.Distance;

/// A kilometre stone beside the road. It is upright whatever the direction of the road.
///
/// @param kilometres the number on it
/// @param foot the middle of its lower edge, in board units
/// @param scale its size; 1 is 23 by 30 board units
/// @param heightShare its height relative to the usual one: 1, or less where there is little room above it
public record KilometreStone(int kilometres, Point foot, double scale, double heightShare) {

    public static final double WIDTH = 23;
    public static final double HEIGHT = 30;

    /// The size of the shadow at scale 1, in board units, as far as it is not faint.
    private static final double SHADOW_LENGTH = 32;

    private static final double SHADOW_DEPTH = 12;

    /// The distance between two stones, in kilometres.
    public static final int INTERVAL = 100;

    private static final double HALFWAY_SCALE = 1.36;
    private static final double FINISH_SCALE = 2.25;
    private static final double BEHIND_FINISH = 41;

    /// The possible distances of the foot from the road's edge, in board units, the preferred one first.
    private static final double[] OFFSETS = {8, 6, 10, 14, 18, 24, 30, 36, 42, 4, 2};

    private static final double STEEP = 0.62;

    /// The least y of a stone, so that the banner does not cover it.
    private static final double HIGHEST = FixedBoardPlaces.FIRST_PIECE;

    /// The height shares of a stone, the preferred one first: lower ones where there is little room above it.
    private static final List<Double> SHARES = List.of(1.0, 0.8, 0.66);

    /// The number of those shares with which it may be on the other side of the road, too.
    private static final int EITHER_SIDE = 2;

    /// The least distance of a stone from the edge of the board, in board units.
    private static final double MARGIN = 14;

    private static final double SMALLEST = 0.8;

    /// The width of a road's kerb, which a stone does not touch.
    private static final double KERB = 1.6;
    private static final double LARGEST = 1.9;
    private static final double SMALLER = 0.05;

    /// The area that the stone covers.
    public Rect room() {
        double width = WIDTH * scale;
        double height = HEIGHT * scale * heightShare;
        return new Rect(foot.x() - width / 2, foot.y() - height, width, height);
    }

    /// The area of the stone and of the visible part of its shadow, which falls to the lower left.
    public Rect roomWithShadow() {
        double length = SHADOW_LENGTH * scale;
        return room().with(new Rect(foot.x() - length, foot.y(), length, SHADOW_DEPTH * scale));
    }

    /// The stones of a road: one every 100 km, a larger one at 500 and the largest behind the finish, whatever its
    /// number.
    ///
    /// A stone is placed at its joint on the upper side of the road, so that it is not mistaken for a stone of the
    /// section below; where the road climbs steeply it is on the left. If there is no room it is placed farther away,
    /// then it is lower, then it changes sides, then it shrinks: its number should stay readable. It never covers a
    /// square, another stone or an area of [FixedBoardPlaces#keptClear(Road)].
    ///
    /// @param enlarge the scale of the stones, 1 or more, so that their numbers are readable on a small board
    public static List<KilometreStone> along(Road road, double enlarge) {
        List<KilometreStone> stones = new ArrayList<>();
        stones.add(atFinish(road));
        for (int km = INTERVAL; km < road.kilometres(); km += INTERVAL) {
            stones.add(beside(road, km, enlarge, stones));
        }
        return List.copyOf(stones);
    }

    private static KilometreStone atFinish(Road road) {
        Point middlePoint = road.path().at(road.path().length() + BEHIND_FINISH).at();
        return new KilometreStone(road.kilometres(), middlePoint.plus(0, HEIGHT * FINISH_SCALE / 2), FINISH_SCALE, 1);
    }

    private static KilometreStone beside(Road road, int km, double enlarge, List<KilometreStone> others) {
        Pose jointPose = road.path().at(road.joint(km / Distance.KM_PER_SQUARE));
        int side = preferredSide(jointPose);
        double scale = km == Distance.HALFWAY_KM ? Math.min(LARGEST, enlarge * HALFWAY_SCALE) : enlarge;
        Stream<KilometreStone> larger = sizes(scale)
                .takeWhile(size -> size >= enlarge)
                .boxed()
                .flatMap(size -> places(km, jointPose, side, size, 1));
        Stream<KilometreStone> readable = sizes(scale)
                .boxed()
                .flatMap(size -> Stream.of(side, -side)
                        .flatMap(each -> SHARES.stream()
                                .limit(each == side ? SHARES.size() : EITHER_SIDE)
                                .flatMap(share -> places(km, jointPose, each, size, share))));
        return Stream.concat(larger, readable)
                .filter(stone -> stone.isFree(road, others))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No room for the stone at " + km + " km"));
    }

    private static DoubleStream sizes(double scale) {
        return DoubleStream.iterate(scale, size -> size > SMALLEST, size -> size - SMALLER);
    }

    private static Stream<KilometreStone> places(int km, Pose jointPose, int side, double size, double share) {
        return Arrays.stream(OFFSETS)
                .mapToObj(off -> jointPose
                        .point(0, side * (Road.BAND / 2 + off))
                        .plus(0, Math.abs(jointPose.sin()) * HEIGHT * size * share / 2))
                .map(footPoint -> new KilometreStone(km, footPoint, size, share));
    }

    /// The side of the road on which a stone is placed if possible: 1 for the driver's right, −1 for the left.
    private static int preferredSide(Pose jointPose) {
        if (Math.abs(jointPose.sin()) > STEEP) {
            return jointPose.sin() < 0 ? -1 : 1;
        }
        return jointPose.cos() > 0 ? -1 : 1;
    }

    private boolean isFree(Road road, List<KilometreStone> others) {
        Rect roomRect = room();
        if (!FixedBoardPlaces.BOARD.inset(MARGIN).contains(roomRect) || roomRect.y() < HIGHEST) {
            return false;
        }
        if (FixedBoardPlaces.keptClear(road).stream().anyMatch(roomRect::overlaps)) {
            return false;
        }
        if (others.stream().anyMatch(otherStone -> otherStone.room().inset(-2).overlaps(roomRect))) {
            return false;
        }
        return !road.path().isWithin(roomRect, Road.BAND / 2 + KERB);
    }
}
