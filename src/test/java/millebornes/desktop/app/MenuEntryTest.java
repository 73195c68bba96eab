package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class MenuEntryTest {

    /// The toolkit calls every window by the name of the application's class; a dock puts it beside the entry that says so.
    @Test
    void theMenusEntryKnowsTheProgramsWindows() throws IOException {
        assertThat(Files.readAllLines(Path.of("src/dist/linux/millebornes.desktop")))
                .contains("StartupWMClass=" + MillebornesApplication.class.getName());
    }
}
