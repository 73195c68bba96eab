package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {

    private static final FileSystem FILES = FileSystems.getDefault();

    @Test
    void everySystemHasItsPlace() {
        assertThat(DataFolder.of(FILES, "Linux", "/home/lou", Map.of()))
                .isEqualTo(Path.of("/home/lou/.config/millebornes"));
        assertThat(DataFolder.of(FILES, "Linux", "/home/lou", Map.of("XDG_CONFIG_HOME", "/etc/lou")))
                .isEqualTo(Path.of("/etc/lou/millebornes"));
        assertThat(DataFolder.of(FILES, "Mac OS X", "/Users/lou", Map.of()))
                .isEqualTo(Path.of("/Users/lou/Library/Application Support/millebornes"));
        assertThat(DataFolder.of(FILES, "Windows 11", "/lou", Map.of("APPDATA", "/lou/Roaming")))
                .isEqualTo(Path.of("/lou/Roaming/millebornes"));
    }

    @Test
    void withoutAHomeGamesAreInTheFolderForTemporaryFiles() {
        assertThat(DataFolder.home("/home/lou", "/tmp")).isEqualTo("/home/lou");
        assertThat(DataFolder.home("?", "/tmp")).isEqualTo("/tmp");
        assertThat(DataFolder.home("", "/tmp")).isEqualTo("/tmp");
    }

    @Test
    void anotherFolderIsTakenOnEverySystem() {
        Map<String, String> environment = Map.of("MILLEBORNES_HOME", "/media/stick", "XDG_CONFIG_HOME", "/etc/lou");
        assertThat(DataFolder.of(FILES, "Linux", "/home/lou", environment)).isEqualTo(Path.of("/media/stick"));
        assertThat(DataFolder.of(FILES, "Windows 11", "/lou", environment)).isEqualTo(Path.of("/media/stick"));
        assertThat(DataFolder.of(FILES, "Linux", "/home/lou", Map.of("MILLEBORNES_HOME", " ")))
                .isEqualTo(Path.of("/home/lou/.config/millebornes"));
        assertThat(DataFolder.games(Path.of("/media/stick"))).isEqualTo(Path.of("/media/stick/games"));
    }
}
