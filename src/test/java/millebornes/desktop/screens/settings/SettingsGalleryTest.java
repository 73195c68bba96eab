package millebornes.desktop.screens.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import millebornes.desktop.Gallery;
import millebornes.desktop.screens.common.CutTexts;
import millebornes.desktop.screens.common.Pictures;
import millebornes.desktop.theme.Theme;
import org.junit.jupiter.api.Test;

class SettingsGalleryTest {

    @Test
    void theSettings() {
        Pictures.everyWay("settings", context -> new SettingsScreen(context, () -> {}));
        assertThat(Path.of("target", "gallery", "settings-fr.png")).exists();
    }

    @Test
    void noTextIsCut() {
        assertThat(CutTexts.in(context -> new SettingsScreen(context, () -> {})))
                .isEmpty();
    }

    /// As high as the page is then: nothing has to be scrolled to be looked at.
    @Test
    void theTextsAsLargeAsTheyGoWhileALetterIsChosen() {
        var scene = Pictures.take(
                "settings-200-1280",
                Pictures.context(Theme.DAY, 200),
                context -> new SettingsScreen(context, () -> {}),
                1280,
                2300);
        Gallery.onToolkit(() -> {
            ((ButtonBase) scene.lookup("#letter-MUTE")).fire();
            return true;
        });
        Gallery.save(scene, "settings-letter-200");
        assertThat(((Labeled) scene.lookup("#letters-note")).getText()).contains("M.");
    }
}
