package millebornes.desktop.board;

import static millebornes.desktop.board.AnimationScrubber.end;
import static millebornes.desktop.board.AnimationScrubber.show;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Every stone of every road can wink in its place, and looks the same afterwards.
class WinkingStoneNodeTest {

    private static final double MILLIS = 300;

    static List<BoardViewState> boards() {
        return List.of(
                SampleBoards.two(),
                SampleBoards.to700(),
                SampleBoards.four(),
                SampleBoards.start(5),
                SampleBoards.six());
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everyStoneLiftsItsOwnCapAndPutsItBack(BoardViewState boardState) {
        BoardViewport viewport = frame(1024, 700, boardState);
        BoardView board = board(ColourTheme.DAY, viewport, boardState);
        List<KilometreStone> stones =
                Gallery.onToolkit(() -> KilometreStone.along(boardState.road(), enlarged(viewport)));
        assertThat(stones).hasSize(boardState.kilometres() / 100);
        for (KilometreStone stone : stones) {
            MovementAnimation winkAnimation = wink(board, boardState, stone.kilometres());
            assertThat(shown(board)).isEmpty();
            show(winkAnimation, MILLIS / 2);
            Node head = shown(board).orElseThrow();
            Bounds seen = Gallery.onToolkit(() -> head.localToScene(head.getLayoutBounds()));
            Point footPoint = viewport.toWindow(stone.foot());
            assertThat(seen.getMinX()).isLessThan(footPoint.x());
            assertThat(seen.getMaxX()).isGreaterThan(footPoint.x());
            assertThat(seen.getMinY()).isLessThan(top(viewport, stone));
            assertThat(seen.getMaxY()).isBetween(top(viewport, stone), footPoint.y());
            end(winkAnimation);
            assertThat(shown(board)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void itIsSeenWhileItWinksAndNotAfterwards(ColourTheme theme) {
        BoardViewState boardState = SampleBoards.to700();
        BoardViewport viewport = frame(1280, 800, boardState);
        BoardView board = board(theme, viewport, boardState);
        MovementAnimation winkAnimation = wink(board, boardState, 700);
        WritableImage before = pixels(board);
        show(winkAnimation, MILLIS / 2);
        assertThat(differs(before, pixels(board)))
                .hasValueSatisfying(
                        where -> assertThat(around(viewport, 700, boardState).contains(where))
                                .as("%s in the surroundings of the stone", where)
                                .isTrue());
        end(winkAnimation);
        assertThat(differs(before, pixels(board))).isEmpty();
    }

    /// A stone and the room that its cap and the gleam take above it.
    private static Bounds around(BoardViewport viewport, int kilometres, BoardViewState boardState) {
        KilometreStone stone =
                Gallery.onToolkit(() -> KilometreStone.along(boardState.road(), enlarged(viewport))).stream()
                        .filter(kilometreStone -> kilometreStone.kilometres() == kilometres)
                        .findFirst()
                        .orElseThrow();
        Point footPoint = viewport.toWindow(stone.foot());
        double height = KilometreStone.HEIGHT * stone.scale() * stone.heightShare() * viewport.scale();
        return new BoundingBox(footPoint.x() - height, footPoint.y() - 2 * height, 2 * height, 2 * height);
    }

    private static double top(BoardViewport viewport, KilometreStone stone) {
        return viewport.toWindow(stone.foot().plus(0, -KilometreStone.HEIGHT * stone.scale() * stone.heightShare()))
                .y();
    }

    private static double enlarged(BoardViewport viewport) {
        return Math.ceil(viewport.enlarge() * 10) / 10;
    }

    private static BoardViewport frame(double width, double height, BoardViewState boardState) {
        return TableLayout.of(TableSpecs.usual(width, height, boardState.cars().size()))
                .board();
    }

    private static BoardView board(ColourTheme theme, BoardViewport viewport, BoardViewState boardState) {
        return Gallery.onToolkit(() -> {
            BoardView view = new BoardView(ArtFactory.in(theme), viewport, boardState);
            new Scene(view, viewport.room().width(), viewport.room().height());
            return view;
        });
    }

    private static MovementAnimation wink(BoardView board, BoardViewState boardState, int kilometres) {
        return Gallery.onToolkit(
                () -> board.part(new ScheduledMovement(new Movement.StoneWinks(kilometres), 0, MILLIS), boardState));
    }

    private static Optional<Node> shown(Parent in) {
        return SceneContents.nodes(in)
                .filter(WinkingStoneNode.class::isInstance)
                .findFirst();
    }

    private static WritableImage pixels(BoardView board) {
        return Gallery.onToolkit(() -> board.snapshot(null, null));
    }

    /// What encloses all that looks different.
    private static Optional<Bounds> differs(WritableImage one, WritableImage other) {
        Optional<Bounds> where = Optional.empty();
        for (int y = 0; y < (int) one.getHeight(); y++) {
            for (int x = 0; x < (int) one.getWidth(); x++) {
                Color here = one.getPixelReader().getColor(x, y);
                if (!here.equals(other.getPixelReader().getColor(x, y))) {
                    where = Optional.of(with(where, x, y));
                }
            }
        }
        return where;
    }

    private static Bounds with(Optional<Bounds> box, double x, double y) {
        if (box.isEmpty()) {
            return new BoundingBox(x, y, 1, 1);
        }
        Bounds before = box.get();
        double left = Math.min(before.getMinX(), x);
        double top = Math.min(before.getMinY(), y);
        return new BoundingBox(
                left, top, Math.max(before.getMaxX(), x + 1) - left, Math.max(before.getMaxY(), y + 1) - top);
    }
}
