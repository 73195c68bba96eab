package millebornes.desktop.screens.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import millebornes.desktop.screens.common.Pictures;
import org.junit.jupiter.api.Test;

class SettingsGalleryTest {

    @Test
    void theSettings() {
        Pictures.everyWay("settings", context -> new SettingsScreen(context, () -> {}));
        assertThat(Path.of("target", "gallery", "settings-fr.png")).exists();
    }
}
