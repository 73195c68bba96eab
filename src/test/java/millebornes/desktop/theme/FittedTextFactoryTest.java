package millebornes.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Balanced lines are as narrow as possible without becoming more.
class FittedTextFactoryTest {

    private static final String SENTENCE =
            "Chloé a joué 200 km, est passée devant tout le monde et approche de l’arrivée.";

    @ParameterizedTest
    @CsvSource({"1, 900", "1, 420", "1.5, 700", "1, 130", "1, 30", "2, 5"})
    void balancedLinesAreAsNarrowAsTheyCanBeWithoutBecomingMore(double scale, double width) {
        FittedTextFactory factory = new FittedTextFactory(scale);

        Text balanced = factory.balanced(SENTENCE, TextRole.NOTE, Color.BLACK, width);

        Text tried = factory.lines(SENTENCE, TextRole.NOTE, Color.BLACK, width);
        double height = tried.getLayoutBounds().getHeight();
        double narrowest = IntStream.iterate(0, steps -> width - 4 * scale * steps > width / 2, steps -> steps + 1)
                .mapToDouble(steps -> width - 4 * scale * steps)
                .filter(narrow -> {
                    tried.setWrappingWidth(narrow);
                    return tried.getLayoutBounds().getHeight() <= height + 1;
                })
                .min()
                .orElse(width);
        assertThat(balanced.getWrappingWidth()).isEqualTo(narrowest);
    }

    /// A letter with an accent of its own, and an emoji of several parts, are whole or gone.
    @Test
    void aCutTextEndsBetweenTwoCharacters() {
        String name = "Zoe\u0308 \uD83D\uDC69\u200D\uD83D\uDE80 e\u0301e\u0301e\u0301";
        List<String> beginnings = List.of(
                "Zoe\u0308 \uD83D\uDC69\u200D\uD83D\uDE80 e\u0301e\u0301",
                "Zoe\u0308 \uD83D\uDC69\u200D\uD83D\uDE80 e\u0301",
                "Zoe\u0308 \uD83D\uDC69\u200D\uD83D\uDE80",
                "Zoe\u0308",
                "Zo",
                "Z");
        Text text = new FittedTextFactory(1).line(name, TextRole.BODY, Color.BLACK);
        for (double width = FittedTextFactory.width(text); width > 0; width--) {
            text.setText(name);
            FittedTextFactory.cut(text, width);
            assertThat(text.getText())
                    .satisfiesAnyOf(
                            cut -> assertThat(cut).isEqualTo(name),
                            cut -> assertThat(beginnings).contains(cut.substring(0, cut.length() - 1)));
        }
    }

    /// JavaFX keeps the lines of controls and texts with the same words in one cache.
    @ParameterizedTest
    @EnumSource
    void aTextIsAsHighAsAnotherAfterAButtonWithTheSameWords(TextRole role) {
        String words = "Shown before, as " + role;
        double height = Gallery.onToolkit(() -> {
            Button button = new Button(words);
            Scene scene = new Scene(new StackPane(button));
            SceneStyler.scene(scene, ScreenCapture.context(Language.FRENCH).look());
            button.setStyle("-fx-font-family: \"%s\"; -fx-font-size: %spx"
                    .formatted(role.font(TextScale.NORMAL).getName(), role.size()));
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return height(words, role);
        });

        assertThat(height).isEqualTo(height("Never shown, as " + role, role));
    }

    private static double height(String words, TextRole role) {
        return new FittedTextFactory(1)
                .line(words, role, Color.BLACK)
                .getLayoutBounds()
                .getHeight();
    }
}
