package millebornes.desktop.screens.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import millebornes.desktop.screens.common.CutTexts;
import millebornes.desktop.screens.common.Pictures;
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
}
