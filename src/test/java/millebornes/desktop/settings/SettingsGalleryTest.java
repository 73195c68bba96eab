package millebornes.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Toggle;
import javafx.scene.image.WritableImage;
import javafx.scene.text.Text;
import millebornes.desktop.FocusWalk;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsGalleryTest {

    /// The distance of the compared pixels of a preview.
    private static final int PREVIEW_STEP = 5;

    @Test
    void theSettings() {
        assertThat(ScreenCapture.checkEveryWay("settings", context -> new SettingsScreen(context, () -> {})))
                .allSatisfy(pageTaken -> {
                    AppearanceSettings appearance = pageTaken.context().look();
                    assertThat(pageTaken.shows("#back")).isTrue();
                    assertThat(List.of(
                                    "#theme-" + appearance.theme().name().toLowerCase(Locale.ROOT),
                                    "#text-" + appearance.textScale().percent(),
                                    "#language-"
                                            + pageTaken.context().language().tag()))
                            .allMatch(chosen -> ((Toggle) pageTaken.scene().lookup(chosen)).isSelected());
                });
    }

    /// Each tab has one group, of which nothing has to be scrolled.
    @ParameterizedTest
    @CsvSource({
        "100, 1280, 800",
        "100, 1024, 700",
        "150, 1280, 800",
        "200, 1280, 800",
        "150, 1024, 700",
        "175, 1024, 700",
        "200, 1024, 700"
    })
    void aTabShowsOneGroup(int percent, int width, int height) {
        for (Language language : Language.values()) {
            var context = new ScreenContext(
                    language, new AppearanceSettings(ColourTheme.DAY, new TextScale(percent)), Pace.OFF);
            for (String group : List.of("seen", "played", "effects")) {
                String picture = "settings-" + group + "-" + language.tag() + "-" + percent + "-" + width;
                Scene scene = ScreenCapture.checkLayout(
                        picture, context, shown -> new SettingsScreen(shown, () -> {}), width, height);
                Gallery.onToolkit(() -> {
                    ButtonBase tab = (ButtonBase) scene.lookup("#group-" + group);
                    tab.requestFocus();
                    tab.fire();
                    return scene;
                });
                Gallery.check(scene, picture);
                assertThat(scene.getFocusOwner().getId()).isEqualTo("group-" + group);
                assertThat(scene.getRoot().lookupAll("ToggleButton"))
                        .isNotEmpty()
                        .allMatch(SceneContents::isSeenWhole);
                assertThat(scene.lookup(".scroll-bar").isVisible()).isFalse();
                if (group.equals("seen")) {
                    Node chosen = scene.lookup("#text-" + percent);
                    Node letters = chosen.lookupAll("Text").stream()
                            .filter(text -> text instanceof Text letter
                                    && letter.getText().equals("Aa"))
                            .findFirst()
                            .orElseThrow();
                    Node tick = chosen.lookup("." + StyleClasses.TICK_SIGN);
                    assertThat(letters.localToScene(letters.getBoundsInLocal()))
                            .as("letters beside their tick in %s", picture)
                            .matches(bounds -> !bounds.intersects(tick.localToScene(tick.getBoundsInLocal())));
                }
            }
        }
    }

    @Test
    void noTextIsCut() {
        assertThat(TruncatedTextFinder.in(context -> new SettingsScreen(context, () -> {})))
                .isEmpty();
    }

    @Test
    void noTextOfTheKeysIsCut() {
        assertThat(TruncatedTextFinder.in(
                        context -> new SettingsScreen(context, () -> {}),
                        scene -> ((ButtonBase) scene.lookup("#keys")).fire()))
                .isEmpty();
    }

    /// However far the settings are scrolled, and however large the text is, the table that shows them is in sight.
    @ParameterizedTest
    @ValueSource(ints = {100, 125, 150, 200})
    void thePreviewStaysInSight(int percent) {
        Scene scene = ScreenCapture.checkLayout(
                "settings-preview-" + percent,
                ScreenCapture.context(ColourTheme.DAY, percent),
                context -> new SettingsScreen(context, () -> {}),
                1024,
                700);
        Gallery.onToolkit(() -> {
            ((ScrollPane) scene.lookup(".scroll-pane")).setVvalue(1);
            scene.getRoot().layout();
            return true;
        });
        assertThat(SceneContents.isSeenWhole(scene, "#" + TablePreviewPane.ID)).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "#theme-day")).isTrue();
    }

    /// The value that is pointed at shows on the preview before it is chosen.
    @ParameterizedTest
    @CsvSource({
        "seen, theme-night",
        "seen, text-200",
        "seen, language-fr",
        "played, hints-advice",
        "played, curtain-foot",
        "played, curtain-window",
        "effects, pace-off"
    })
    void thePreviewShowsWhatIsPointedAt(String group, String value) {
        var context = new ScreenContext(
                Language.ENGLISH, new AppearanceSettings(ColourTheme.DAY, new TextScale(100)), Pace.OFF);
        Scene scene = ScreenCapture.checkLayout(
                "settings-pointed", context, shown -> new SettingsScreen(shown, () -> {}), 1280, 800);
        Gallery.onToolkit(() -> {
            ((ButtonBase) scene.lookup("#group-" + group)).fire();
            scene.lookup("#back").requestFocus();
            return scene;
        });
        List<Integer> before = Gallery.onToolkit(() -> preview(scene));
        Gallery.onToolkit(() -> {
            scene.lookup("#" + value).requestFocus();
            return scene;
        });
        Gallery.check(scene, "settings-pointed-" + value);
        List<Integer> pointed = Gallery.onToolkit(() -> preview(scene));
        Gallery.onToolkit(() -> {
            scene.lookup("#back").requestFocus();
            return scene;
        });
        List<Integer> after = Gallery.onToolkit(() -> preview(scene));
        assertThat(differences(before, pointed)).isGreaterThan(10 * differences(before, after) + 10);
        assertThat(context.look().theme()).isEqualTo(ColourTheme.DAY);
    }

    private static long differences(List<Integer> first, List<Integer> second) {
        return IntStream.range(0, first.size())
                .filter(at -> !first.get(at).equals(second.get(at)))
                .count();
    }

    private static List<Integer> preview(Scene scene) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        WritableImage image = scene.lookup("#" + TablePreviewPane.ID).snapshot(null, null);
        List<Integer> pixels = new ArrayList<>();
        for (int y = 0; y < image.getHeight(); y += PREVIEW_STEP) {
            for (int x = 0; x < image.getWidth(); x += PREVIEW_STEP) {
                pixels.add(image.getPixelReader().getArgb(x, y));
            }
        }
        return pixels;
    }

    @Test
    void backLeadsFromTheKeysToTheSettings() {
        var context = ScreenCapture.context(ColourTheme.DAY, 100);
        Gallery.onToolkit(() -> {
            List<String> left = new ArrayList<>();
            SettingsScreen settingsScreen = new SettingsScreen(context, () -> left.add("left"));
            Scene scene = new Scene(settingsScreen.root(), 1280, 800);
            SceneStyler.scene(scene, context.look());
            ((ButtonBase) scene.lookup("#keys")).fire();
            assertThat(scene.lookup("#letters")).isNotNull();
            assertThat(scene.lookup("#text-100")).isNull();
            ((ButtonBase) scene.lookup("#back")).fire();
            assertThat(scene.getFocusOwner().getId()).isEqualTo("keys");
            assertThat(left).isEmpty();
            ((ButtonBase) scene.lookup("#back")).fire();
            assertThat(left).containsExactly("left");
            return true;
        });
    }

    /// As high as the page is then: nothing has to be scrolled to be looked at.
    @Test
    void theTextsAsLargeAsTheyGoWhileALetterIsChosen() {
        var context = ScreenCapture.context(ColourTheme.DAY, 200);
        var scene = Gallery.onToolkit(() -> {
            Scene made = new Scene(new SettingsScreen(context, () -> {}).root(), 1280, 2500);
            SceneStyler.scene(made, context.look());
            made.getRoot().applyCss();
            made.getRoot().layout();
            ((ButtonBase) made.lookup("#keys")).fire();
            ((ButtonBase) made.lookup("#letter-MUTE")).fire();
            return made;
        });
        Gallery.check(scene, "settings-letter-200");
        assertThat(((Labeled) scene.lookup("#letters-note")).getText()).contains("M.");
    }

    @Test
    void theLargestLettersInTheSmallestWindowAreScrolledByTab() {
        Scene scene = ScreenCapture.check(
                "settings-200-small",
                ScreenCapture.context(ColourTheme.DAY, 200),
                context -> new SettingsScreen(context, () -> {}),
                1024,
                700);
        Gallery.onToolkit(() -> {
            FocusWalk.assertThatTabIsFollowed(scene);
            return scene;
        });
        Gallery.check(scene, "settings-200-small-end");
    }
}
