package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.TilePane;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Writes film strips of the animated regions: six moments of each, side by side.
class RegionsGalleryTest {

    private static final int MOMENTS = 6;
    private static final double WIDTH = 400;
    private static final double ZOOM = 2;

    /// The pigeons of Paris come first, then the market, the vineyard, the train, the snow, the lavender.
    @ParameterizedTest
    @CsvSource({
        "paris, DAY, 250, 430, 0, 9",
        "market, DAY, 750, 445, 9, 17",
        "vineyard, DAY, 260, 265, 17, 26",
        "train, DAY, 158, 90, 26, 43",
        "pass, DAY, 190, 86, 43, 46.3",
        "lavender, DAY, 870, 275, 53, 63",
        "sea, DAY, 1150, 130, 0, 12",
        "train-night, NIGHT, 158, 90, 0, 17",
        "lighthouse-night, NIGHT, 1150, 130, 0, 9",
        "sea-contrast, HIGH_CONTRAST, 1150, 130, 0, 9"
    })
    void aRegionComesToLife(String name, ColourTheme theme, double x, double y, double from, double to) {
        BoardViewport viewport = TableLayout.of(TableSpecs.usual(1280, 800, 4)).board();
        List<Image> strip = Gallery.onToolkit(() -> {
            BoardView board = new BoardView(ArtFactory.in(theme), viewport, SampleBoards.led(350));
            List<Image> moments = new ArrayList<>();
            for (int moment = 0; moment < MOMENTS; moment++) {
                board.life().show(from + (to - from) * moment / MOMENTS);
                moments.add(part(board, viewport.toWindow(Rect.around(new Point(x, y), WIDTH / ZOOM, 240 / ZOOM))));
            }
            return moments;
        });
        assertThat(strip.stream().map(Gallery::colours).map(Arrays::hashCode).distinct())
                .as("moments of %s", name)
                .hasSizeGreaterThan(MOMENTS / 2);
        Scene scene = Gallery.onToolkit(() -> {
            TilePane tiles = new TilePane(6, 6);
            tiles.setPrefColumns(MOMENTS / 2);
            strip.forEach(image -> tiles.getChildren().add(new ImageView(image)));
            return new Scene(tiles, 3 * WIDTH + 12, 2 * 240 + 6, Color.WHITE);
        });
        Gallery.check(scene, "regions-" + name);
    }

    private static Image part(BoardView board, Rect rect) {
        SnapshotParameters way = new SnapshotParameters();
        way.setTransform(Transform.scale(ZOOM, ZOOM));
        way.setViewport(new Rectangle2D(rect.x() * ZOOM, rect.y() * ZOOM, WIDTH, 240));
        return board.snapshot(way, null);
    }

    /// A board that looks as it does in the middle of a game, with a train on its way and stamps in the passport.
    @ParameterizedTest
    @CsvSource({
        "DAY, 1280, 800, 40",
        "NIGHT, 1280, 800, 7",
        "DAY, 1920, 1080, 13",
        "DAY, 1024, 700, 57",
        "HIGH_CONTRAST, 1280, 800, 7"
    })
    void theWholeLand(ColourTheme theme, int width, int height, double seconds) {
        BoardViewport viewport =
                TableLayout.of(TableSpecs.usual(width, height, 4)).board();
        Scene scene = Gallery.onToolkit(() -> {
            BoardView board = new BoardView(
                    ArtFactory.in(theme), viewport, SampleBoards.led(650), JourneyLightSetting.WITH_THE_LEADER);
            board.life().show(seconds);
            return new Scene(board, viewport.room().width(), viewport.room().height(), Color.MAGENTA);
        });
        Gallery.check(scene, "regions-board-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width);
    }

    /// Six cars and a road to 700: the passport has room for all stamps, and lies elsewhere.
    @Test
    void thePassportOfManyCarsAndOfAShortRoad() {
        BoardViewport viewport = TableLayout.of(TableSpecs.usual(1280, 800, 6)).board();
        Scene six = Gallery.onToolkit(() -> new Scene(
                new BoardView(ArtFactory.in(ColourTheme.DAY), viewport, SampleBoards.six()),
                viewport.room().width(),
                viewport.room().height(),
                Color.MAGENTA));
        Gallery.check(six, "passport-six");
        Scene shorter = Gallery.onToolkit(() -> new Scene(
                new BoardView(ArtFactory.in(ColourTheme.NIGHT), viewport, SampleBoards.to700()),
                viewport.room().width(),
                viewport.room().height(),
                Color.MAGENTA));
        Gallery.check(shorter, "passport-700");
    }
}
