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
        BoardViewport viewport =
                TableLayout.of(TableSpecs.usual(width, height, cars)).board();
        PieceLayout pieceLayout = new PieceLayout(new Road(kilometres, cars));
        double sky = Math.max(
                0,
                viewport.toWindow(new Point(0, FixedBoardPlaces.FIRST_PIECE)).y()
                        - viewport.room().y());
        int squares = pieceLayout.road().squares();
        for (int lane = 0; lane < cars; lane++) {
            for (int from = -1; from <= squares; from++) {
                for (int to = Math.max(-1, from - LONGEST); to <= Math.min(squares, from + LONGEST); to++) {
                    assertFollows(viewport, pieceLayout, sky, lane, from, to);
                }
            }
        }
    }

    private static void assertFollows(
            BoardViewport viewport, PieceLayout pieceLayout, double sky, int lane, int from, int to) {
        Rect roomRect = viewport.room();
        CameraPath path = CameraPath.along(roomRect, sky, way(viewport, pieceLayout, lane, from, to));
        double free = roomRect.height() - sky;
        double middleX = roomRect.centre().x();
        double middleY = roomRect.y() + sky + CameraPath.LOW * free;
        for (int tenth = 0; tenth <= 10; tenth++) {
            Point carPoint = place(viewport, pieceLayout, lane, from + (to - from) * tenth / 10.0);
            Rect nearRect = path.near(carPoint);
            Point shownPoint = path.shown(carPoint);
            String drive = "lane %d, %d to %d, %d tenths".formatted(lane, from, to, tenth);
            assertThat(roomRect.contains(nearRect)).as(drive).isTrue();
            double slack = SLACK * roomRect.width();
            boolean left = nearRect.x() <= roomRect.x() + 1;
            boolean right = nearRect.right() >= roomRect.right() - 2;
            boolean top = nearRect.y() <= roomRect.y() + 1;
            boolean bottom = nearRect.bottom() >= roomRect.bottom() - 2;
            assertThat(shownPoint.x())
                    .as(drive)
                    .isBetween(
                            left ? roomRect.x() : middleX - HALF * roomRect.width() - slack,
                            right ? roomRect.right() : middleX + HALF * roomRect.width() + slack);
            assertThat(shownPoint.y())
                    .as(drive)
                    .isBetween(
                            top ? roomRect.y() : middleY - HALF * free - slack,
                            bottom ? roomRect.bottom() : middleY + HALF * free + slack);
        }
    }

    @Test
    void aShortWayIsSeenWithoutMoving() {
        Rect roomRect = new Rect(0, 0, 1000, 600);
        CameraPath path = CameraPath.along(roomRect, 60, List.of(new Point(450, 300), new Point(560, 340)));
        assertThat(path.near(new Point(450, 300))).isEqualTo(path.near(new Point(560, 340)));
    }

    @Test
    void aLongWayIsFollowed() {
        Rect roomRect = new Rect(0, 0, 1000, 600);
        CameraPath path = CameraPath.along(roomRect, 60, List.of(new Point(200, 300), new Point(800, 300)));
        assertThat(path.near(new Point(800, 300)).x()
                        - path.near(new Point(200, 300)).x())
                .isGreaterThan(150);
    }

    @Test
    void onTheWayThereTheViewGrowsFromTheRoomToTheNearPart() {
        Rect roomRect = new Rect(20, 10, 1000, 600);
        Point carPoint = new Point(450, 300);
        CameraPath path = CameraPath.along(roomRect, 60, List.of(carPoint));
        assertThat(path.seen(0, carPoint)).isEqualTo(roomRect);
        assertThat(path.seen(1, carPoint).distance(path.near(carPoint).centre()))
                .isZero();
        assertThat(path.seen(1, carPoint).width()).isCloseTo(roomRect.width() / CameraPath.ZOOM, within(1e-9));
        assertThat(path.seen(0.5, carPoint).width())
                .isBetween(path.near(carPoint).width(), roomRect.width());
    }

    @Test
    void theNearPartLiesOnWholePixels() {
        Rect roomRect = new Rect(0, 0, 1283, 577);
        CameraPath path = CameraPath.along(roomRect, 31, List.of(new Point(611.3, 290.8)));
        Rect nearRect = path.near(new Point(611.3, 290.8));
        assertThat(nearRect.x() * CameraPath.ZOOM).isCloseTo(Math.rint(nearRect.x() * CameraPath.ZOOM), within(1e-6));
        assertThat(nearRect.y() * CameraPath.ZOOM).isCloseTo(Math.rint(nearRect.y() * CameraPath.ZOOM), within(1e-6));
    }

    @Test
    void refusesASkyThatLeavesNothingFree() {
        Rect roomRect = new Rect(0, 0, 100, 50);
        assertThatIllegalArgumentException().isThrownBy(() -> new CameraPath(roomRect, 50, roomRect));
        assertThatIllegalArgumentException().isThrownBy(() -> new CameraPath(roomRect, -1, roomRect));
    }

    private static List<Point> way(BoardViewport viewport, PieceLayout pieceLayout, int lane, int from, int to) {
        return IntStream.rangeClosed(Math.min(from, to), Math.max(from, to))
                .mapToObj(stop -> place(viewport, pieceLayout, lane, stop))
                .toList();
    }

    private static Point place(BoardViewport viewport, PieceLayout pieceLayout, int lane, double stop) {
        return viewport.toWindow(pieceLayout.car(lane, stop).at());
    }
}
