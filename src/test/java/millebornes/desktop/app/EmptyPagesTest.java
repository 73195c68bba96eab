package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A page without content is the same everywhere: a large picture, a head, a sentence, and one main button.
class EmptyPagesTest {

    @ParameterizedTest
    @CsvSource({
        "scores-empty, 100, 220",
        "scores-empty, 200, 160",
        "saves-empty, 100, 220",
        "saves-empty, 200, 160",
        "rules-nothing, 100, 220",
        "rules-nothing, 200, 160"
    })
    void whatIsEmptyLooksTheSame(String page, int text, double picture) {
        Scene scene = ScreenCapture.check(
                "empty-" + page + "-" + text,
                ScreenCapture.context(ColourTheme.DAY, text),
                SamplePages.named(page),
                1280,
                800);
        assertThat(SceneContents.isSeenWhole(scene, "#empty")).isTrue();
        Gallery.onToolkit(() -> {
            assertThat(scene.getRoot().lookupAll("." + StyleClasses.MAIN_BUTTON))
                    .hasSize(1);
            assertThat(scene.getRoot().lookupAll("TilePicturePane"))
                    .as("pictures of %s", page)
                    .map(TilePicturePane.class::cast)
                    .anyMatch(drawing -> drawing.getHeight() >= picture && fillsItsPanel(drawing));
            return true;
        });
    }

    private static boolean fillsItsPanel(TilePicturePane drawing) {
        Region column = (Region) drawing.getParent();
        Insets around = column.getInsets();
        return drawing.getWidth() >= column.getWidth() - around.getLeft() - around.getRight() - 1;
    }
}
