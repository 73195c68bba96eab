package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import millebornes.desktop.Gallery;
import millebornes.desktop.ScreenKind;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// On small and on high-resolution screens no page cuts a text or hides a button, in both languages, at the usual and
/// at a large text size; on more screens and in more text sizes with `-Dall.windows=true`.
class PagesOnEveryScreenTest {

    private static final boolean ALL = Boolean.getBoolean("all.windows");
    private static final List<Integer> TEXTS = ALL ? List.of(100, 125, 150, 175, 200) : List.of(100, 200);

    /// The others give pages the same room as one of these, or as the windows of the gallery.
    private static final List<ScreenKind> SCREENS = ALL ? ScreenKind.EXTREME : ScreenKind.EXTREME.subList(0, 3);

    private static final double TOLERANCE = 1;

    static Stream<String> pages() {
        return SamplePages.names();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void nothingIsCut(String page) {
        for (ScreenKind screen : SCREENS) {
            for (Language language : Language.values()) {
                for (int text : TEXTS) {
                    String name = "%s-%s-%s-%d".formatted(page, screen, language.tag(), text);
                    Scene scene = ScreenCapture.checkLayout(
                            name,
                            new ScreenContext(
                                    language, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF),
                            SamplePages.named(page),
                            screen.windowWidth(),
                            screen.windowHeight());
                    assertThat(hiddenButtons(scene))
                            .as("buttons of %s beyond the window", name)
                            .isEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"setup", "ceremony"})
    void isPaintedForEveryScreen(String page) {
        for (ScreenKind screen : ScreenKind.EXTREME) {
            ScreenCapture.check(
                    "screen-" + page + "-" + screen,
                    ScreenCapture.context(Language.FRENCH),
                    SamplePages.named(page),
                    screen.windowWidth(),
                    screen.windowHeight());
        }
    }

    /// Those of which a part lies beyond the window, although nothing there can be scrolled.
    private static List<String> hiddenButtons(Scene scene) {
        return Gallery.onToolkit(() -> scene.getRoot().lookupAll("*").stream()
                .filter(node -> node instanceof ButtonBase && isShown(node))
                .filter(button -> {
                    Bounds place = button.localToScene(button.getLayoutBounds());
                    return place.getMinX() < -TOLERANCE
                            || place.getMinY() < -TOLERANCE
                            || place.getMaxX() > scene.getWidth() + TOLERANCE
                            || place.getMaxY() > scene.getHeight() + TOLERANCE;
                })
                .map(Node::toString)
                .toList());
    }

    private static boolean isShown(Node node) {
        for (@Nullable Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible() || at instanceof ScrollPane) {
                return false;
            }
        }
        return true;
    }
}
