package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.WindowPlacement;
import millebornes.desktop.app.storage.WindowPlacement.Filling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A window is opened as it was left.
class WindowKeeperTest {

    @TempDir
    Path folder;

    @Test
    void placeAndSizeAreThereAgain() {
        ProgramStage program = ProgramStage.open(folder);
        Gallery.onToolkit(() -> {
            program.stage().setHeight(720);
            program.stage().setY(30);
            return true;
        });
        WindowPlacement left = Gallery.onToolkit(() -> placement(program.stage()));
        program.close();
        assertThat(kept()).isEqualTo(left);

        // The screen of the tests is narrower than the least window, so that its width and place across are corrected.
        ProgramStage again = ProgramStage.open(folder);
        WindowPlacement opened = Gallery.onToolkit(() -> placement(again.stage()));
        assertThat(opened.y()).isEqualTo(30);
        assertThat(opened.height()).isEqualTo(720);
        again.close();
    }

    @Test
    void f11AndTheButtonFillTheScreenAndThatIsRemembered() {
        ProgramStage program = ProgramStage.open(folder);
        assertThat(program.stage().isFullScreen()).isFalse();
        program.type(KeyCode.F11);
        assertThat(program.stage().isFullScreen()).isTrue();
        program.type(KeyCode.ESCAPE);
        assertThat(program.stage().isFullScreen()).isTrue();
        program.close();
        assertThat(kept().filling()).isEqualTo(Filling.FULL_SCREEN);

        ProgramStage again = ProgramStage.open(folder);
        assertThat(again.stage().isFullScreen()).isTrue();
        again.click("settings").click("full-screen");
        assertThat(again.stage().isFullScreen()).isFalse();
        again.close();
        assertThat(kept().filling()).isEqualTo(Filling.NOTHING);
    }

    @Test
    void aFileThatSaysNothingOfUseOpensTheUsualWindow() throws Exception {
        Files.writeString(folder.resolve("window.json"), "{\"x\":\"left\"}");
        ProgramStage program = ProgramStage.open(folder);
        assertThat(program.stage().getHeight()).isEqualTo(800);
        assertThat(program.stores().notes()).isEmpty();
        program.close();
    }

    /// What the next start would read.
    private WindowPlacement kept() {
        try (AppStorage stores = SilentAppStorage.in(folder)) {
            return stores.window();
        }
    }

    private static WindowPlacement placement(Stage stage) {
        return new WindowPlacement(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), Filling.NOTHING);
    }
}
