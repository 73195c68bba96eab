package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.WindowPlacement;
import millebornes.desktop.app.storage.WindowPlacement.Filling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A window is opened as it was closed.
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
        WindowPlacement placement = Gallery.onToolkit(() -> placement(program.stage()));
        program.close();
        assertThat(kept()).isEqualTo(placement);

        // The screen of the tests is narrower than the least window, so that its width and place across are corrected.
        ProgramStage secondStage = ProgramStage.open(folder);
        WindowPlacement openedPlacement = Gallery.onToolkit(() -> placement(secondStage.stage()));
        assertThat(openedPlacement.y()).isEqualTo(30);
        assertThat(openedPlacement.height()).isEqualTo(720);
        secondStage.close();
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

        ProgramStage secondStage = ProgramStage.open(folder);
        assertThat(secondStage.stage().isFullScreen()).isTrue();
        secondStage.click("settings").click("full-screen");
        assertThat(secondStage.stage().isFullScreen()).isFalse();
        secondStage.close();
        assertThat(kept().filling()).isEqualTo(Filling.NOTHING);
    }

    @Test
    void aFileThatSaysNothingOfUseOpensTheUsualWindow() throws Exception {
        Files.writeString(folder.resolve("window.json"), "{\"x\":\"left\"}");
        ProgramStage program = ProgramStage.open(folder);
        assertThat(program.stage().getHeight())
                .isEqualTo(Screen.getPrimary().getVisualBounds().getHeight() * Math.sqrt(2.0 / 3), within(1.0));
        assertThat(program.stores().notes()).isEmpty();
        program.close();
    }

    @Test
    void aWindowThatTheSystemPutsBeyondTheScreenComesBack() {
        try (AppStorage storage = SilentAppStorage.in(folder)) {
            Stage stage = Gallery.onToolkit(() -> {
                Stage shown = TestWindow.alone();
                shown.setScene(new Scene(new Pane()));
                WindowKeeper.keep(shown, storage);
                shown.show();
                shown.setY(600);
                return shown;
            });
            Patience.until(() -> stage.getY() + stage.getHeight() <= 1000, "the window stays beyond the screen");
            Gallery.onToolkit(() -> {
                stage.hide();
                return true;
            });
        }
    }

    @Test
    void aTitleBarThatLeavesTheScreenLaterComesBack() {
        try (AppStorage storage = SilentAppStorage.in(folder)) {
            WindowPlacement unknownPlacement = storage.window();
            Stage stage = Gallery.onToolkit(() -> {
                Stage shown = TestWindow.alone();
                shown.setScene(new Scene(new Pane()));
                WindowKeeper.keep(shown, storage);
                shown.show();
                shown.setY(30);
                return shown;
            });
            Patience.until(() -> !storage.window().equals(unknownPlacement), "the place is not stored");
            Gallery.onToolkit(() -> {
                stage.setY(-20);
                return true;
            });
            Patience.until(() -> stage.getY() >= 0, "the title bar stays above the screen");
            Gallery.onToolkit(() -> {
                stage.hide();
                return true;
            });
        }
    }

    @Test
    void theMinimumIsNoLargerThanTheScreen() {
        ProgramStage program = ProgramStage.open(folder);
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        assertThat(program.stage().getMinWidth()).isEqualTo(Math.min(1000, screen.getWidth()));
        assertThat(program.stage().getMinHeight()).isEqualTo(Math.min(660, screen.getHeight()));
        program.close();
    }

    /// What the next start would read.
    private WindowPlacement kept() {
        try (AppStorage storage = SilentAppStorage.in(folder)) {
            return storage.window();
        }
    }

    private static WindowPlacement placement(Stage stage) {
        return new WindowPlacement(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), Filling.NOTHING);
    }
}
