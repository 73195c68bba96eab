package millebornes.desktop.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import millebornes.desktop.FocusWalk;
import millebornes.desktop.Gallery;
import millebornes.desktop.app.CrashReportPaneFactory.Breakdown;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ConfirmationPaneFactory;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every page by keyboard and screen reader: every focusable node has a role and a text in both languages, Tab reaches
/// all of them and returns to the first, in the documented order.
class PagesByEarTest {

    private static final Breakdown BREAKDOWN = new Breakdown(
            "breakdown.text", "Manche 2", Optional.of(Path.of("games/a.json")), Optional.of(Path.of("reports/b.txt")));

    private @Nullable AppScreen shownScreen;

    static Stream<String> pages() {
        return SamplePages.names();
    }

    @AfterEach
    void leave() {
        AppScreen leftScreen = shownScreen;
        if (leftScreen != null) {
            act(leftScreen::hidden);
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everythingThatTakesTheKeyboardSaysWhatItIs(String page) {
        for (Language language : Language.values()) {
            Scene scene = open(page, language);
            act(() -> FocusWalk.assertThatEverythingSaysWhatItIs(scene, page + " in " + language));
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void tabGoesThroughThePageAndIsNeverCaught(String page) {
        Scene scene = open(page, Language.FRENCH);
        act(() -> FocusWalk.assertThatTabGoesRound(scene, page));
    }

    /// What is asked over a page keeps the keyboard until it is answered.
    @ParameterizedTest
    @ValueSource(strings = {"confirm", "breakdown"})
    void soDoesWhatIsAskedOverAPage(String question) {
        for (Language language : Language.values()) {
            Scene scene = open("home", language);
            act(() -> {
                ScreenContext context = new ScreenContext(language, AppearanceSettings.USUAL, Pace.OFF);
                ModalPane modalPane = question.equals("confirm")
                        ? ConfirmationPaneFactory.of(context, "lose.quit", () -> {}, () -> {})
                        : CrashReportPaneFactory.of(context, BREAKDOWN, () -> {}, () -> {});
                scene.setRoot(new StackPane(scene.getRoot(), modalPane));
                modalPane.takeFocus();
                FocusWalk.assertThatEverythingSaysWhatItIs(modalPane, question + " in " + language);
                FocusWalk.assertThatTabGoesRound(modalPane, question);
            });
        }
    }

    private Scene open(String page, Language language) {
        AppScreen openedScreen = SamplePages.open(
                SamplePages.named(page), new ScreenContext(language, AppearanceSettings.USUAL, Pace.OFF));
        shownScreen = openedScreen;
        return openedScreen.root().getScene();
    }

    private static void act(Runnable what) {
        Gallery.onToolkit(() -> {
            what.run();
            return true;
        });
    }
}
