package millebornes.desktop.saves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Language;
import millebornes.words.RelativeTimeFormatter;
import millebornes.words.Words;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How many saved games are seen at once.
class ShelfRowsTest {

    @TempDir
    private Path folder;

    /// Without scrolling three games are seen whole at the usual text size, and at large text too, however long a date is.
    @ParameterizedTest
    @CsvSource({"100, 1024, 700", "150, 1024, 700", "150, 1280, 800", "200, 1024, 700", "200, 1280, 800"})
    void threeGamesAreInSight(int percent, int width, int height) throws IOException {
        SavesPage shelfPage = SavesPage.in(folder);
        ShelfSamples samples = new ShelfSamples(shelfPage.library());
        samples.fill();
        samples.keep("c", "Camping, jour de pluie", 3, 20, longestDate());
        Scene scene = ScreenCapture.check(
                "saves-rows-" + percent + "-" + width,
                ScreenCapture.context(ColourTheme.DAY, percent),
                shelfPage::page,
                width,
                height);
        assertThat(List.of("#shelf-play-0", "#shelf-play-1", "#shelf-play-2")).allSatisfy(button -> {
            // The shelves are rebuilt on the toolkit's thread.
            Node card = Gallery.onToolkit(() -> cardOf(scene.lookup(button)));
            assertThat(SceneContents.isSeenWhole(card)).as(button).isTrue();
        });
        Bounds first = inScene(Gallery.onToolkit(() -> cardOf(scene.lookup("#shelf-play-0"))));
        Bounds label = inScene(Gallery.onToolkit(() -> scene.lookup("." + StyleClasses.SHELF_TAB)));
        assertThat(label.getCenterY()).as("a shelf's label is above its games").isLessThan(first.getMinY());
        assertThat(label.getMaxY()).as("it stands on the first of them").isGreaterThanOrEqualTo(first.getMinY());
    }

    /// A time of the last 300 days, which have a weekday, whose date is the longest in words.
    private static Instant longestDate() {
        Words words = Words.of(Language.FRENCH);
        Instant now = Instant.now();
        return IntStream.range(2, 300)
                .mapToObj(days -> now.minus(Duration.ofDays(days)))
                .max(Comparator.comparingInt(
                        moment -> RelativeTimeFormatter.of(words, moment, now, ZoneId.systemDefault())
                                .length()))
                .orElseThrow();
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static Node cardOf(Node part) {
        return part.getStyleClass().contains(StyleClasses.SHELF_CARD) ? part : cardOf(part.getParent());
    }
}
