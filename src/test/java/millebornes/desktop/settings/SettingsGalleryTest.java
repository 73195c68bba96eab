package millebornes.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Toggle;
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
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsGalleryTest {

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
