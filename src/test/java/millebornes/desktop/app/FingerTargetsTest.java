package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.theme.Sizes;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every clickable node of a page is as large as a finger, also in the smallest window, measured on the scene.
class FingerTargetsTest {

    /// What rounding to whole pixels takes.
    private static final double TOLERANCE = 0.6;

    @ParameterizedTest
    @CsvSource({
        "home, 1000, 660", "setup, 1000, 660", "settings, 1000, 660", "scores, 1000, 660", "rules, 1000, 660",
        "learn, 1000, 660", "home, 1280, 800", "setup, 1280, 800", "rules, 1280, 800", "learn, 1280, 800"
    })
    void whateverIsPressedIsAsLargeAsAFinger(String page, int width, int height) {
        List<String> small = Gallery.onToolkit(() -> {
            Scene scene = ScreenCapture.check(
                    "targets-" + page, ScreenCapture.context(Language.FRENCH), SamplePages.named(page), width, height);
            return targets(scene.getRoot())
                    .filter(FingerTargetsTest::isSmall)
                    .map(FingerTargetsTest::described)
                    .toList();
        });
        assertThat(small).as("too small to be touched on " + page).isEmpty();
    }

    private static Stream<Node> targets(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        if (node instanceof ButtonBase || node instanceof TextInputControl) {
            return Stream.of(node);
        }
        if (node instanceof Slider slider) {
            return Stream.of(slider.lookup(".thumb"));
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(FingerTargetsTest::targets)
                : Stream.empty();
    }

    private static boolean isSmall(Node target) {
        Bounds bounds = target.localToScene(target.getLayoutBounds());
        return Math.min(bounds.getWidth(), bounds.getHeight()) < Sizes.TARGET - TOLERANCE;
    }

    private static String described(Node target) {
        Bounds bounds = target.localToScene(target.getLayoutBounds());
        return "%s %.0f×%.0f".formatted(target, bounds.getWidth(), bounds.getHeight());
    }
}
