package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Without a graphics card the toolkit does not search for one; if there may be one, or the pipeline was set
/// explicitly, the toolkit decides.
class SoftwareRendererSelectorTest {

    @TempDir
    private Path devices;

    @Test
    void withoutACardNoneIsLookedFor() throws IOException {
        Files.createFile(devices.resolve("null"));
        Files.createDirectories(devices.resolve("dri/by-path"));
        assertThat(order("Linux", null)).isEqualTo("sw");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dri/card0", "dri/renderD128", "nvidia0", "dxg"})
    void aCardIsUsed(String card) throws IOException {
        Path device = devices.resolve(card);
        Files.createDirectories(device.getParent());
        Files.createFile(device);
        assertThat(order("Linux", null)).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mac OS X", "Windows 11"})
    void otherSystemsAreNotAsked(String system) {
        assertThat(order(system, null)).isNull();
    }

    @Test
    void whatSomebodyHasSaidHolds() {
        assertThat(order("Linux", "es2,sw")).isEqualTo("es2,sw");
    }

    private @Nullable String order(String system, @Nullable String said) {
        Properties settings = new Properties();
        settings.setProperty("os.name", system);
        if (said != null) {
            settings.setProperty(SoftwareRendererSelector.ORDER, said);
        }
        SoftwareRendererSelector.apply(devices, settings);
        return settings.getProperty(SoftwareRendererSelector.ORDER);
    }
}
