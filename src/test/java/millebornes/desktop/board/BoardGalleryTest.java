package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Writes pictures of the board.
class BoardGalleryTest {

    /// How many pixels the plate with two large tokens changes at least, and how far from their car at most, in px.
    private static final int LEAST_BUBBLE = 2000;

    private static final double NEAR = 200;

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void fourCarsInEveryTheme(ColourTheme theme) {
        check(SampleBoards.four(), theme, 1280, 800, "board-" + theme.name().toLowerCase(java.util.Locale.ROOT));
    }

    @ParameterizedTest
    @CsvSource({"1024, 700", "1920, 1080"})
    void fourCarsInOtherWindows(int width, int height) {
        check(SampleBoards.four(), ColourTheme.DAY, width, height, "board-" + width + "x" + height);
    }

    @Test
    void twoCars() {
        check(SampleBoards.two(), ColourTheme.DAY, 1280, 800, "board-2-cars");
        check(SampleBoards.two(), ColourTheme.NIGHT, 1280, 800, "board-2-cars-night");
    }

    @Test
    void sixCars() {
        check(SampleBoards.six(), ColourTheme.DAY, 1280, 800, "board-6-cars");
    }

    @Test
    void theRoadTo700() {
        check(SampleBoards.to700(), ColourTheme.DAY, 1280, 800, "board-700");
    }

    /// A day from Paris to the sea, and a night.
    @ParameterizedTest
    @CsvSource({"0", "250", "500", "750", "1000"})
    void theLightFollowsTheLeader(int km) {
        for (ColourTheme theme : ColourTheme.values()) {
            String name = "daylight-" + theme.name().toLowerCase(Locale.ROOT) + "-" + km;
            check(SampleBoards.led(km), theme, 1280, 800, name, JourneyLightSetting.WITH_THE_LEADER);
        }
        check(
                SampleBoards.led(km),
                ColourTheme.DAY,
                1920,
                1080,
                "daylight-1920-" + km,
                JourneyLightSetting.WITH_THE_LEADER);
        check(
                SampleBoards.led(km),
                ColourTheme.DAY,
                2000,
                900,
                "daylight-wide-" + km,
                JourneyLightSetting.WITH_THE_LEADER);
    }

    @Test
    void beforeTheStart() {
        check(SampleBoards.start(2), ColourTheme.DAY, 1280, 800, "board-start-2");
        check(SampleBoards.start(4), ColourTheme.NIGHT, 1280, 800, "board-start-4");
    }

    @Test
    void tokensLargeBesideTheCar() {
        BoardViewport viewport = TableLayout.of(TableSpecs.usual(1024, 700, 4)).board();
        BoardView board =
                Gallery.onToolkit(() -> new BoardView(ArtFactory.in(ColourTheme.DAY), viewport, SampleBoards.four()));
        Scene scene = Gallery.onToolkit(
                () -> new Scene(board, viewport.room().width(), viewport.room().height(), Color.MAGENTA));
        Image before = Gallery.onToolkit(() -> scene.snapshot(null));
        Point carPoint = board.carPlace(3);
        Gallery.onToolkit(() -> {
            Event.fireEvent(board, MouseEvents.at(MouseEvent.MOUSE_MOVED, carPoint.x(), carPoint.y()));
            return true;
        });
        Image after = Gallery.checkDrawn(scene, "board-bubble");
        List<Point> changed = changed(before, after);
        assertThat(changed)
                .hasSizeGreaterThan(LEAST_BUBBLE)
                .allSatisfy(
                        pixelPoint -> assertThat(pixelPoint.distance(carPoint)).isLessThan(NEAR));
    }

    /// Where two pictures differ so much that it is seen.
    private static List<Point> changed(Image one, Image other) {
        int width = (int) one.getWidth();
        return IntStream.range(0, width * (int) one.getHeight())
                .mapToObj(pixel -> new Point(pixel % width, Math.floorDiv(pixel, width)))
                .filter(point -> {
                    Color was = one.getPixelReader().getColor((int) point.x(), (int) point.y());
                    Color is = other.getPixelReader().getColor((int) point.x(), (int) point.y());
                    return Math.abs(was.getBrightness() - is.getBrightness()) > 0.1;
                })
                .toList();
    }

    private static void check(BoardViewState boardState, ColourTheme theme, int width, int height, String name) {
        check(boardState, theme, width, height, name, JourneyLightSetting.STEADY);
    }

    private static void check(
            BoardViewState boardState,
            ColourTheme theme,
            int width,
            int height,
            String name,
            JourneyLightSetting light) {
        BoardViewport viewport = TableLayout.of(
                        TableSpecs.usual(width, height, boardState.cars().size()))
                .board();
        Scene scene = Gallery.onToolkit(() -> {
            BoardView board = new BoardView(ArtFactory.in(theme), viewport, boardState, light);
            board.setTargets(Set.of(1));
            int stop = boardState.cars().getFirst().stop().index();
            if (stop > 0 && stop < boardState.road().squares()) {
                board.showWay(0, new CarStop(stop + 2), false);
            }
            return new Scene(board, viewport.room().width(), viewport.room().height(), Color.MAGENTA);
        });
        Image image = Gallery.checkDrawn(scene, name);
        int[] corners = {0, (int) image.getWidth() - 1};
        for (int x : corners) {
            for (int y : new int[] {0, (int) image.getHeight() / 2, (int) image.getHeight() - 1}) {
                assertThat(image.getPixelReader().getColor(x, y))
                        .as("land at %d, %d", x, y)
                        .isNotEqualTo(Color.MAGENTA);
            }
        }
    }
}
