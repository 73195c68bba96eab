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
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;

/// The part of the board that a small picture shows.
class CroppedBoardPictureTest {

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

    private static Rect seen(int stop, int car, int to, Rect roomRect) {
        BoardViewport viewport = new CroppedBoardPicture(standing(stop), car, new CarStop(to), 1.15).frame(roomRect);
        return viewport.visible();
    }

    /// The part of the board that a car needs.
    private static Rect around(Point point, double half) {
        double left = Math.max(0, point.x() - half);
        double top = Math.max(0, point.y() - half);
        double right = Math.min(Sizes.BOARD_WIDTH, point.x() + half);
        double bottom = Math.min(Sizes.BOARD_HEIGHT, point.y() + half);
        return new Rect(left, top, right - left, bottom - top);
    }

    @Test
    void theWholeCarIsSeenWhereverItStandsAndHoweverFarItDrives() {
        PieceLayout plainLayout = new PieceLayout(standing(0).road());
        double half = plainLayout.carLength() / 2;
        for (Rect roomRect : PICTURES) {
            for (int stop = -1; stop <= SQUARES; stop++) {
                for (int car = 0; car < CARS; car++) {
                    Point point = plainLayout.car(car, stop).at();
                    Rect ownRect = around(point, half);
                    for (int to : new int[] {stop, stop + 1, stop + 4, stop + 8}) {
                        Rect seenRect = seen(stop, car, Math.clamp(to, -1, SQUARES), roomRect);
                        assertTrue(
                                stop < 0 || seenRect.contains(ownRect),
                                "car " + car + " at " + stop + " on its way to " + to + ": " + seenRect);
                    }
                }
            }
        }
    }

    @Test
    void theBoardFillsThePicture() {
        Rect boardRect = new Rect(0, 0, Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT).inset(-0.5);
        for (Rect roomRect : PICTURES) {
            for (int stop = -1; stop <= SQUARES; stop++) {
                assertTrue(boardRect.contains(seen(stop, CARS - 1, stop, roomRect)), "at " + stop);
            }
        }
    }

    @Test
    void moreIsSeenOfTheWayAheadThanOfTheWayBehind() {
        PieceLayout plainLayout = new PieceLayout(standing(4).road());
        double at = plainLayout.car(0, 4).at().x();
        assertEquals(at, seen(4, 0, 4, PICTURES.getLast()).centre().x(), 1e-6, "who stays is in the middle");
        assertTrue(seen(4, 0, 8, PICTURES.getLast()).centre().x() > at, "who drives leaves room before it");
    }

    /// Of an attack both cars are seen, unless they are far from each other; then the attacked one is.
    @Test
    void twoCarsAreSeenIfTheyAreNearEnough() {
        PieceLayout plainLayout = new PieceLayout(standing(0).road());
        double half = plainLayout.carLength() / 2;
        Rect roomRect = new Rect(0, 0, 220, 136);
        for (int apart = -1; apart <= 1; apart++) {
            for (int stop = 3; stop <= SQUARES - 3; stop++) {
                List<CarViewState> cars = List.of(
                        SampleBoards.bare(Livery.A, new CarStop(stop)),
                        SampleBoards.bare(Livery.B, new CarStop(stop + apart)));
                BoardViewState state = new BoardViewState(1000, cars, new TokenReserveViewState(Map.of(), Set.of()));
                Rect seenRect = new CroppedBoardPicture(state, 0, new CarStop(stop), 1, 0.82)
                        .frame(roomRect)
                        .visible();
                for (int car = 0; car < 2; car++) {
                    Point point = new PieceLayout(state.road())
                            .car(car, cars.get(car).stop().index())
                            .at();
                    assertTrue(
                            seenRect.contains(around(point, half)),
                            "car " + car + " of " + stop + " and " + (stop + apart) + ": " + seenRect);
                }
            }
        }
    }
}
