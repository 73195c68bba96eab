package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CameraPathTest {

    /// Half of the middle of the picture, against all of what is free.
    private static final double HALF = CameraPath.MIDDLE / 2;

    /// How far a bend reaches beyond the box of its squares, against the width of the picture.
    private static final double SLACK = 0.004;

    private static final int LONGEST = 8;

    /// All squares and all drives of the cards, in both directions, between squares, too: the car is in the middle of the
    /// picture, or the picture ends with the board on that side.
    @ParameterizedTest
    @CsvSource({
        "1280, 800, 1000, 4",
        "1920, 1080, 1000, 6",
        "1024, 700, 700, 2",
        "3840, 2160, 1000, 6",
        "800, 600, 700, 3"
    })
    void theCarStaysInTheMiddleOfThePicture(double width, double height, int kilometres, int cars) {
        BoardViewport frame =
                TableLayout.of(TableSpecs.usual(width, height, cars)).board();
        PieceLayout stand = new PieceLayout(new Road(kilometres, cars));
        double sky = Math.max(
                0,
                frame.toWindow(new Point(0, FixedBoardPlaces.FIRST_PIECE)).y()
                        - frame.room().y());
        int squares = stand.road().squares();
        for (int lane = 0; lane < cars; lane++) {
            for (int from = -1; from <= squares; from++) {
                for (int to = Math.max(-1, from - LONGEST); to <= Math.min(squares, from + LONGEST); to++) {
                    assertFollows(frame, stand, sky, lane, from, to);
                }
            }
        }
    }

    private static void assertFollows(BoardViewport frame, PieceLayout stand, double sky, int lane, int from, int to) {
        Rect room = frame.room();
        CameraPath path = CameraPath.along(room, sky, way(frame, stand, lane, from, to));
        double free = room.height() - sky;
        double middleX = room.centre().x();
        double middleY = room.y() + sky + CameraPath.LOW * free;
        for (int tenth = 0; tenth <= 10; tenth++) {
            Point car = place(frame, stand, lane, from + (to - from) * tenth / 10.0);
            Rect near = path.near(car);
            Point shown = path.shown(car);
            String drive = "lane %d, %d to %d, %d tenths".formatted(lane, from, to, tenth);
            assertThat(room.contains(near)).as(drive).isTrue();
            double slack = SLACK * room.width();
            boolean left = near.x() <= room.x() + 1;
            boolean right = near.right() >= room.right() - 2;
            boolean top = near.y() <= room.y() + 1;
            boolean bottom = near.bottom() >= room.bottom() - 2;
            assertThat(shown.x())
                    .as(drive)
                    .isBetween(
                            left ? room.x() : middleX - HALF * room.width() - slack,
                            right ? room.right() : middleX + HALF * room.width() + slack);
            assertThat(shown.y())
                    .as(drive)
                    .isBetween(
                            top ? room.y() : middleY - HALF * free - slack,
                            bottom ? room.bottom() : middleY + HALF * free + slack);
        }
    }

    @Test
    void aShortWayIsSeenWithoutMoving() {
        Rect room = new Rect(0, 0, 1000, 600);
        CameraPath path = CameraPath.along(room, 60, List.of(new Point(450, 300), new Point(560, 340)));
        assertThat(path.near(new Point(450, 300))).isEqualTo(path.near(new Point(560, 340)));
    }

    @Test
    void aLongWayIsFollowed() {
        Rect room = new Rect(0, 0, 1000, 600);
        CameraPath path = CameraPath.along(room, 60, List.of(new Point(200, 300), new Point(800, 300)));
        assertThat(path.near(new Point(800, 300)).x()
                        - path.near(new Point(200, 300)).x())
                .isGreaterThan(150);
    }

    @Test
    void onTheWayThereTheViewGrowsFromTheRoomToTheNearPart() {
        Rect room = new Rect(20, 10, 1000, 600);
        Point car = new Point(450, 300);
        CameraPath path = CameraPath.along(room, 60, List.of(car));
        assertThat(path.seen(0, car)).isEqualTo(room);
        assertThat(path.seen(1, car).distance(path.near(car).centre())).isZero();
        assertThat(path.seen(1, car).width()).isCloseTo(room.width() / CameraPath.ZOOM, within(1e-9));
        assertThat(path.seen(0.5, car).width()).isBetween(path.near(car).width(), room.width());
    }

    @Test
    void theNearPartLiesOnWholePixels() {
        Rect room = new Rect(0, 0, 1283, 577);
        CameraPath path = CameraPath.along(room, 31, List.of(new Point(611.3, 290.8)));
        Rect near = path.near(new Point(611.3, 290.8));
        assertThat(near.x() * CameraPath.ZOOM).isCloseTo(Math.rint(near.x() * CameraPath.ZOOM), within(1e-6));
        assertThat(near.y() * CameraPath.ZOOM).isCloseTo(Math.rint(near.y() * CameraPath.ZOOM), within(1e-6));
    }

    @Test
    void refusesASkyThatLeavesNothingFree() {
        Rect room = new Rect(0, 0, 100, 50);
        assertThatIllegalArgumentException().isThrownBy(() -> new CameraPath(room, 50, room));
        assertThatIllegalArgumentException().isThrownBy(() -> new CameraPath(room, -1, room));
    }

    private static List<Point> way(BoardViewport frame, PieceLayout stand, int lane, int from, int to) {
        return IntStream.rangeClosed(Math.min(from, to), Math.max(from, to))
                .mapToObj(stop -> place(frame, stand, lane, stop))
                .toList();
    }

    private static Point place(BoardViewport frame, PieceLayout stand, int lane, double stop) {
        return frame.toWindow(stand.car(lane, stop).at());
    }
}
