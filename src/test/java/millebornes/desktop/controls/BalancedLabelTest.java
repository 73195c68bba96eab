package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.theme.FittedTextFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Lines of about the same length, in which every word is whole.
class BalancedLabelTest {

    private static final double MOST = 400;

    @ParameterizedTest
    @ValueSource(strings = {"Marguerite-Élise plays here", "No signal from Anna’s phone"})
    void noWordIsBrokenAndNoWidthIsExceeded(String words) {
        List<Double> widths = Gallery.onToolkit(() -> {
            BalancedLabel label = new BalancedLabel(words);
            Scene scene = new Scene(new Pane(label));
            scene.getRoot().applyCss();
            Text measure = new Text(words);
            measure.setFont(label.getFont());
            double widest = Math.ceil(FittedTextFactory.widestWord(measure)) + 1;
            for (double width = MOST; width > widest; width--) {
                label.resize(width, MOST);
                assertThat(label.getWidth()).isBetween(widest, width);
            }
            label.resize(FittedTextFactory.width(measure) - 1, MOST);
            return List.of(FittedTextFactory.width(measure), label.getWidth());
        });
        assertThat(widths.getLast()).as("two lines").isLessThan(0.85 * widths.getFirst());
    }
}
