package millebornes.desktop.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.TokenReserveViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;

/// What a small picture shows of the board.
class BoardDetailTest {

    private static final int CARS = 4;
    private static final int SQUARES = 40;
    private static final List<Rect> PICTURES = List.of(new Rect(0, 0, 176, 130), new Rect(0, 0, 270, 190));

    private static BoardViewState standing(int stop) {
        List<CarViewState> cars = Arrays.stream(Livery.values())
                .limit(CARS)
                .map(livery -> SampleBoards.bare(livery, new CarStop(stop)))
                .toList();
        return new BoardViewState(1000, cars, new TokenReserveViewState(Map.of(), Set.of()));
    }

    private static Rect seen(int stop, int car, int to, Rect room) {
        BoardViewport frame = new BoardDetail(standing(stop), car, new CarStop(to), 1.15).frame(room);
        return frame.visible();
    }

    @Test
    void theWholeCarIsSeenWhereverItStandsAndHoweverFarItDrives() {
        PieceLayout plain = new PieceLayout(standing(0).road());
        double half = plain.carLength() / 2;
        for (Rect room : PICTURES) {
            for (int stop = -1; stop <= SQUARES; stop++) {
                for (int car = 0; car < CARS; car++) {
                    Point at = plain.car(car, stop).at();
                    double left = Math.max(0, at.x() - half);
                    double top = Math.max(0, at.y() - half);
                    double right = Math.min(Sizes.BOARD_WIDTH, at.x() + half);
                    double bottom = Math.min(Sizes.BOARD_HEIGHT, at.y() + half);
                    Rect own = new Rect(left, top, right - left, bottom - top);
                    for (int to : new int[] {stop, stop + 1, stop + 4, stop + 8}) {
                        Rect seen = seen(stop, car, Math.clamp(to, -1, SQUARES), room);
                        assertTrue(
                                stop < 0 || seen.contains(own),
                                "car " + car + " at " + stop + " on its way to " + to + ": " + seen);
                    }
                }
            }
        }
    }

    @Test
    void theBoardFillsThePicture() {
        Rect board = new Rect(0, 0, Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT).inset(-0.5);
        for (Rect room : PICTURES) {
            for (int stop = -1; stop <= SQUARES; stop++) {
                assertTrue(board.contains(seen(stop, CARS - 1, stop, room)), "at " + stop);
            }
        }
    }

    @Test
    void moreIsSeenOfTheWayAheadThanOfTheWayBehind() {
        PieceLayout plain = new PieceLayout(standing(4).road());
        double at = plain.car(0, 4).at().x();
        assertEquals(at, seen(4, 0, 4, PICTURES.getLast()).centre().x(), 1e-6, "who stays is in the middle");
        assertTrue(seen(4, 0, 8, PICTURES.getLast()).centre().x() > at, "who drives leaves room before it");
    }
}
