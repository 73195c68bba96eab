package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import millebornes.desktop.app.SilentAppStorage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The next dialog for choosing a game opens in the last folder, also after a restart.
class FileDialogFolderTest {

    @TempDir
    Path home;

    @TempDir
    Path elsewhere;

    @Test
    void theFolderIsThereAfterTheNextStartAsLongAsItExists() throws IOException {
        Path stick = Files.createDirectories(elsewhere.resolve("Clé de Léa"));
        try (AppStorage firstStorage = SilentAppStorage.in(home)) {
            assertThat(firstStorage.gameFolder().find()).isEmpty();
            firstStorage.gameFolder().remember(stick.resolve("game.millebornes"));
            assertThat(firstStorage.gameFolder().find()).contains(stick);
        }
        try (AppStorage secondStorage = SilentAppStorage.in(home)) {
            assertThat(secondStorage.gameFolder().find()).contains(stick);
            Files.delete(stick);
            assertThat(secondStorage.gameFolder().find())
                    .as("it has been pulled out")
                    .isEmpty();
        }
    }

    @Test
    void aNameThatNoFolderCanHaveIsNone() {
        assertThat(FileDialogFolderCodec.read(
                        JsonParser.parseString("{\"games\": \"a\\u0000b\"}").getAsJsonObject()))
                .isEmpty();
        assertThat(FileDialogFolderCodec.read(JsonParser.parseString("{}").getAsJsonObject()))
                .isEmpty();
    }
}
