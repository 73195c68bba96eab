package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import millebornes.records.Album;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A finished match is continued with another move, as a trial that does not count, and its album is opened; by clicks
/// in the real window.
class PracticeJourneyTest {

    @TempDir
    Path folder;

    private ProgramStage program;

    @BeforeEach
    void open() throws IOException {
        program = ProgramStage.openWithFinishedGame(folder);
    }

    @AfterEach
    void close() {
        program.close();
    }

    @Test
    void aTrialIsPlayedToTheEndOfItsRoundAndCountsForNothing() throws IOException {
        program.click("saves").click("shelf-replay-0");
        program.until(() -> program.has("replay-try"));
        program.type(KeyCode.END, KeyCode.LEFT, KeyCode.LEFT, KeyCode.LEFT);
        program.click("replay-try");
        program.until(() -> program.has("confirm-keep"));
        program.click("confirm-lose");
        program.until(() -> program.has("confirm-keep"));
        program.click("confirm-keep");
        program.until(() -> program.has("replay-try"));
        program.stores().settle();
        assertThat(program.stores().scores().value()).isEmpty();
        assertThat(program.stores().album().value()).isEqualTo(Album.EMPTY);
        assertThat(new GameLibrary(DataFolder.games(folder)).list()).hasSize(1);
        program.click("back");
        program.until(() -> program.has("shelf-more-0"));
    }

    @Test
    void theAlbumIsBesideTheScores() {
        program.click("scores").click("album");
        program.until(() -> program.has("stamp-paris"));
        assertThat(program.has("print")).isFalse();
        program.click("back");
        program.until(() -> program.has("album"));
    }
}
