package millebornes.desktop.saves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.save.LibraryGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The bin on the page of saved games.
class BinShelfTest {

    @TempDir
    private Path folder;

    private SavesPage shelf;

    @BeforeEach
    void open() {
        shelf = SavesPage.in(folder);
    }

    @Test
    void theBinIsAShelf() throws IOException {
        new ShelfSamples(shelf.library()).fill();
        shelf.keeper().delete(shelf.keeper().games().get(1));
        shelf.keeper().delete(shelf.keeper().games().getLast());
        assertThat(ScreenCapture.checkEveryWay("saves-bin", shelf::page))
                .allSatisfy(page -> assertThat(page.says())
                        .contains(page.context().words().text("shelf.bin") + "  2")
                        .contains(page.context().words().text("bin.empty.button")));
        assertThat(TruncatedTextFinder.in(shelf::page)).isEmpty();
        Scene scene = shelf.scene();
        Gallery.onToolkit(() -> {
            ((ScrollPane) scene.lookup("#shelves")).setVvalue(1);
            scene.getRoot().layout();
            return true;
        });
        Gallery.check(scene, "saves-bin-below");
    }

    @Test
    void aGameComesOutOfTheBin() throws IOException {
        new ShelfSamples(shelf.library()).fill();
        LibraryGame game = shelf.keeper().games().getFirst();
        int before = shelf.keeper().games().size();
        shelf.keeper().delete(game);
        Scene scene = shelf.scene();
        SavesPage.fire(scene, "bin-out-0");
        assertThat(shelf.keeper().games()).hasSize(before);
        assertThat(shelf.keeper().binned()).isEmpty();
        assertThat(SceneContents.texts(scene)).anyMatch(text -> text.contains("est de retour sur l’étagère"));
        assertThat(scene.lookup("#bin-empty")).isNull();
    }

    @Test
    void theBinIsEmptiedAfterAQuestion() throws IOException {
        new ShelfSamples(shelf.library()).fill();
        shelf.keeper().delete(shelf.keeper().games().getFirst());
        shelf.keeper().delete(shelf.keeper().games().getFirst());
        Scene scene = shelf.scene();
        SavesPage.fire(scene, "bin-empty");
        assertThat(shelf.left()).containsExactly("empty?");
        assertThat(shelf.keeper().binned()).hasSize(2);
        Gallery.onToolkit(() -> {
            Objects.requireNonNull(shelf.emptied().get()).run();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        assertThat(shelf.keeper().binned()).isEmpty();
        assertThat(SceneContents.texts(scene)).contains("La corbeille est vide.");
    }
}
