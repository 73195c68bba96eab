package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import millebornes.desktop.Gallery;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From the saved games and from a replay to the postcard and back, by clicks in the real window.
class PostcardJourneyTest {

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
    void aFinishedGameLeadsToItsPostcardAndBack() {
        program.click("saves").click("shelf-replay-0");
        program.until(() -> program.has("replay-postcard"));
        program.click("replay-postcard");
        program.until(() -> program.has("postcard-save"));
        program.until(() -> program.node("postcard-save", Node.class).isFocused());
        program.click("back");
        program.until(() -> program.has("replay-postcard"));
        program.click("back");
        program.until(() -> program.has("shelf-more-0"));
        Gallery.onToolkit(() -> {
            item("shelf-postcard-0").fire();
            return true;
        });
        program.until(() -> program.has("postcard-save"));
        assertThat(program.text("postcard-told")).contains("souvenir");
        program.click("back");
        program.until(() -> program.has("shelf-more-0"));
    }

    private MenuItem item(String id) {
        return program.node("shelf-more-0", MenuButton.class).getItems().stream()
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }
}
