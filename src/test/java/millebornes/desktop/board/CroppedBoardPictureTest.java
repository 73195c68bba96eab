package millebornes.desktop.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;

/// The part of the board that a small picture shows.
class CroppedBoardPictureTest {

    /// The greatest scale on a page, as a multiple of the least one.
    private static final double NEARER = 1.35;

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
    private static Rect room(BoardViewState state, int car) {
        Rect roomRect = state.carRooms().get(car);
        return Rect.between(
                Math.max(0, roomRect.x()),
                Math.max(0, roomRect.y()),
                Math.min(Sizes.BOARD_WIDTH, roomRect.right()),
                Math.min(Sizes.BOARD_HEIGHT, roomRect.bottom()));
    }

    @Test
    void theWholeCarIsSeenWhereverItStandsAndHoweverFarItDrives() {
        for (Rect roomRect : PICTURES) {
            for (int stop = -1; stop <= SQUARES; stop++) {
                for (int car = 0; car < CARS; car++) {
                    Rect ownRect = room(standing(stop), car);
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
        assertEquals(at, seen(4, 0, 4, PICTURES.getLast()).centre().x(), 1, "who stays is in the middle");
        assertTrue(seen(4, 0, 8, PICTURES.getLast()).centre().x() > at, "who drives leaves room before it");
    }

    /// Of an attack both cars are seen, unless they are far from each other; then the attacked one is.
    @Test
    void twoCarsAreSeenIfTheyAreNearEnough() {
        Rect roomRect = new Rect(0, 0, 220, 136);
        for (int apart = -1; apart <= 1; apart++) {
            for (int stop = 3; stop <= SQUARES - 3; stop++) {
                List<CarViewState> cars = List.of(
                        SampleBoards.bare(Livery.A, new CarStop(stop)),
                        SampleBoards.bare(Livery.B, new CarStop(stop + apart)));
                BoardViewState state = new BoardViewState(1000, cars, new TokenReserveViewState(Map.of(), Set.of()));
                Rect seenRect = new CroppedBoardPicture(state, 0, new CarStop(stop), 1, true, 0.82)
                        .frame(roomRect)
                        .visible();
                for (int car = 0; car < 2; car++) {
                    assertTrue(
                            seenRect.contains(room(state, car)),
                            "car " + car + " of " + stop + " and " + (stop + apart) + ": " + seenRect);
                }
            }
        }
    }

    /// Where there is room for it, no kilometre stone is cut by the edge; others are not drawn.
    @Test
    void hardlyAnyStoneIsCut() {
        Rect roomRect = new Rect(0, 0, 270, 190);
        int cut = 0;
        for (int stop = 1; stop <= SQUARES; stop++) {
            BoardViewport viewport =
                    new CroppedBoardPicture(standing(stop), 1, new CarStop(stop), 1.08).frame(roomRect);
            cut += (int) KilometreStone.along(standing(stop).road(), StaticBoardDrawing.enlarge(viewport)).stream()
                    .map(KilometreStone::room)
                    .filter(stone -> viewport.visible().overlaps(stone)
                            && !viewport.visible().contains(stone))
                    .count();
            StaticBoardDrawing drawing = StaticBoardDrawing.of(
                    ArtFactory.in(ColourTheme.DAY), StaticBoardDrawing.STEADY, standing(stop), viewport);
            assertTrue(
                    drawing.stones().stream()
                            .map(KilometreStone::room)
                            .filter(viewport.visible()::overlaps)
                            .allMatch(viewport.visible().inset(-1)::contains),
                    "drawn at " + stop);
        }
        assertTrue(cut <= 2, "cut: " + cut);
    }

    /// A drive of 100 km is seen whole, with its goal.
    @Test
    void theGoalIsSeen() {
        Rect roomRect = new Rect(0, 0, 257, 155);
        for (int stop = 3; stop <= SQUARES - 4; stop++) {
            BoardViewState state = standing(stop);
            CarStop goal = new CarStop(stop + 4);
            Rect seenRect = new CroppedBoardPicture(state, 1, goal, 1, true, 1.55)
                    .frame(roomRect)
                    .visible();
            Rect goalRect = new PieceLayout(state.road()).room(1, goal.index(), 0, 0);
            assertTrue(seenRect.contains(goalRect) && seenRect.contains(room(state, 1)), "from " + stop);
        }
    }

    /// The pictures of a page have about the same scale, the farthest one that at which its whole drive is seen.
    @Test
    void thePicturesOfAPageHaveSimilarScales() {
        List<Rect> rooms = List.of(new Rect(0, 0, 200, 150), new Rect(0, 0, 200, 150), new Rect(0, 0, 380, 150));
        List<CroppedBoardPicture> pictures = List.of(
                new CroppedBoardPicture(standing(8), 0, new CarStop(8), 1),
                new CroppedBoardPicture(standing(12), 2, new CarStop(13), 1),
                new CroppedBoardPicture(standing(4), 3, new CarStop(8), 1));
        double scale = CroppedBoardPicture.common(pictures, rooms, 1.6);
        assertTrue(scale < 1.6, "the drive needs more of the board: " + scale);
        for (int at = 0; at < pictures.size(); at++) {
            BoardViewport viewport = pictures.get(at).scaled(scale).frame(rooms.get(at));
            assertTrue(viewport.scale() <= scale && viewport.scale() >= scale / NEARER - 1e-9, "scale of " + at);
            assertTrue(viewport.visible()
                    .contains(room(pictures.get(at).state(), pictures.get(at).car())));
        }
    }
}
