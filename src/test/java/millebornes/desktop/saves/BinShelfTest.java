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

    private SavesPage shelfPage;

    @BeforeEach
    void open() {
        shelfPage = SavesPage.in(folder);
    }

    @Test
    void theBinIsAShelf() throws IOException {
        new ShelfSamples(shelfPage.library()).fill();
        shelfPage.keeper().delete(shelfPage.keeper().games().get(1));
        shelfPage.keeper().delete(shelfPage.keeper().games().getLast());
        assertThat(ScreenCapture.checkEveryWay("saves-bin", shelfPage::page))
                .allSatisfy(pageTaken -> assertThat(pageTaken.says())
                        .contains(pageTaken.context().words().text("shelf.bin") + "  2")
                        .contains(pageTaken.context().words().text("bin.empty.button")));
        assertThat(TruncatedTextFinder.in(shelfPage::page)).isEmpty();
        Scene scene = shelfPage.scene();
        Gallery.onToolkit(() -> {
            ((ScrollPane) scene.lookup("#shelves")).setVvalue(1);
            scene.getRoot().layout();
            return true;
        });
        Gallery.check(scene, "saves-bin-below");
    }

    @Test
    void aGameComesOutOfTheBin() throws IOException {
        new ShelfSamples(shelfPage.library()).fill();
        LibraryGame game = shelfPage.keeper().games().getFirst();
        int before = shelfPage.keeper().games().size();
        shelfPage.keeper().delete(game);
        Scene scene = shelfPage.scene();
        SavesPage.fire(scene, "bin-out-0");
        assertThat(shelfPage.keeper().games()).hasSize(before);
        assertThat(shelfPage.keeper().binned()).isEmpty();
        assertThat(SceneContents.texts(scene)).anyMatch(text -> text.contains("est de retour sur l’étagère"));
        assertThat(scene.lookup("#bin-empty")).isNull();
    }

    @Test
    void theBinIsEmptiedAfterAQuestion() throws IOException {
        new ShelfSamples(shelfPage.library()).fill();
        shelfPage.keeper().delete(shelfPage.keeper().games().getFirst());
        shelfPage.keeper().delete(shelfPage.keeper().games().getFirst());
        Scene scene = shelfPage.scene();
        SavesPage.fire(scene, "bin-empty");
        assertThat(shelfPage.left()).containsExactly("empty?");
        assertThat(shelfPage.keeper().binned()).hasSize(2);
        Gallery.onToolkit(() -> {
            Objects.requireNonNull(shelfPage.emptied().get()).run();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        assertThat(shelfPage.keeper().binned()).isEmpty();
        assertThat(SceneContents.texts(scene)).contains("La corbeille est vide.");
    }
}
