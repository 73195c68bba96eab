package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Distance;

/// A kilometre stone beside the road. It is upright whatever the direction of the road.
///
/// @param kilometres the number on it
/// @param foot the middle of its lower edge, in board units
/// @param scale its size; 1 is 23 by 30 board units
public record KilometreStone(int kilometres, Point foot, double scale) {

    public static final double WIDTH = 23;
    public static final double HEIGHT = 30;

    /// The distance between two stones, in kilometres.
    public static final int INTERVAL = 100;

    private static final double HALFWAY_SCALE = 1.36;
    private static final double FINISH_SCALE = 2.25;
    private static final double BEHIND_FINISH = 41;

    /// The possible distances of the foot from the road's edge, in board units, the preferred one first.
    private static final double[] OFFSETS = {8, 6, 4, 2, 10, 14, 18, 24, 30, 36, 42};

    private static final double STEEP = 0.62;

    /// The area that the stone covers.
    public Rect room() {
        double width = WIDTH * scale;
        double height = HEIGHT * scale;
        return new Rect(foot.x() - width / 2, foot.y() - height, width, height);
    }

    /// The stones of a road: one every 100 km, a larger one at 500 and the largest behind the finish, whatever its
    /// number.
    ///
    /// A stone is placed at its joint on the upper side of the road, so that it is not mistaken for a stone of the
    /// section below; where the road climbs steeply it is on the left. If there is no room it is placed farther away,
    /// then it shrinks, then it changes sides. It never covers a square, another stone or an area of
    /// [FixedBoardPlaces#keptClear(Road)].
    ///
    /// @param enlarge the scale of the stones, 1 or more, so that their numbers are readable on a small board
    public static List<KilometreStone> along(Road road, double enlarge) {
        List<KilometreStone> stones = new ArrayList<>();
        stones.add(atFinish(road));
        for (int km = INTERVAL; km < road.kilometres(); km += INTERVAL) {
            double scale = enlarge * (km == Distance.HALFWAY_KM ? HALFWAY_SCALE : 1);
            stones.add(beside(road, km, scale, stones));
        }
        return List.copyOf(stones);
    }

    private static KilometreStone atFinish(Road road) {
        Point middlePoint = road.path().at(road.path().length() + BEHIND_FINISH).at();
        return new KilometreStone(road.kilometres(), middlePoint.plus(0, HEIGHT * FINISH_SCALE / 2), FINISH_SCALE);
    }

    private static KilometreStone beside(Road road, int km, double scale, List<KilometreStone> others) {
        Pose jointPose = road.path().at(road.joint(km / Distance.KM_PER_SQUARE));
        int side = preferredSide(jointPose);
        for (int s : new int[] {side, -side}) {
            for (double size = scale; size > 0.8; size -= 0.05) {
                for (double off : OFFSETS) {
                    Point footPoint = jointPose
                            .point(0, s * (Road.BAND / 2 + off))
                            .plus(0, Math.abs(jointPose.sin()) * HEIGHT * size / 2);
                    KilometreStone stone = new KilometreStone(km, footPoint, size);
                    if (stone.isFree(road, others)) {
                        return stone;
                    }
                }
            }
        }
        throw new IllegalStateException("No room for the stone at " + km + " km");
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
        if (!FixedBoardPlaces.BOARD.contains(roomRect)) {
            return false;
        }
        if (FixedBoardPlaces.keptClear(road).stream().anyMatch(roomRect::overlaps)) {
            return false;
        }
        if (others.stream().anyMatch(otherStone -> otherStone.room().inset(-2).overlaps(roomRect))) {
            return false;
        }
        double clear = Road.BAND / 2 + 1;
        for (int i = 0; i <= 6; i++) {
            for (int k = 0; k <= 6; k++) {
                Point point =
                        new Point(roomRect.x() + roomRect.width() * i / 6, roomRect.y() + roomRect.height() * k / 6);
                if (road.path().isWithin(point, clear)) {
                    return false;
                }
            }
        }
        return true;
    }
}
