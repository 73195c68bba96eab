package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.TestWindow;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.MenuEntry;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.FolderLock;
import millebornes.save.WatchedDisk;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// The JavaFX thread touches no file of the data folder, whatever is done in the window: the whole program runs on a disk
/// that remembers who has touched it.
class DiskThreadTest {

    private final WatchedDisk disk = new WatchedDisk();
    private final Thread toolkit = Gallery.onToolkit(Thread::currentThread);
    private final List<String> touched = new ArrayList<>();
    private final Path folder;
    private final AppStorage stores;
    private final Stage stage;
    private final Navigator pages;

    DiskThreadTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        // As the program does: what was kept is read before the window is made.
        AppStorage read = SilentAppStorage.in(disk.path(Files.createDirectories(folder.resolve("home"))));
        read.context().pace(Pace.OFF);
        stores = read;
        stage = Gallery.onToolkit(TestWindow::alone);
        disk.forget();
        pages = Gallery.onToolkit(() -> MillebornesApplication.furnish(stage, read));
        look("the start");
    }

    @AfterEach
    void close() {
        Gallery.onToolkit(() -> {
            stage.hide();
            return stage;
        });
    }

    @Test
    void everyPage() {
        for (Destination page : TrainingTour.everyPage()) {
            act(page.toString(), () -> pages.open(page, pages::home));
        }
        act("the album", () -> stores.album().value());
        assertThat(touched).isEmpty();
    }

    @Test
    void gamesThatBeginGoOnAndAreForgotten() {
        act("a game begins", () -> pages.begin(TestGames.people(2, 4)));
        act("another one in its place", () -> pages.begin(TestGames.people(3, 5)));
        act("moves", () -> KeptGameWindow.play(running(), round -> KeptGameWindow.cars(round) > 100));
        act("home", pages::home);
        assertThat(touched).isEmpty();
    }

    @Test
    void phonesComeToTheTable() {
        act("a game begins", () -> pages.begin(TestGames.people(2, 4)));
        press("menu");
        press(MenuEntry.PHONES.id());
        press("phones-go");
        assertThat(touched).isEmpty();
    }

    @Test
    void aGameIsGivenUpOrPlayedToItsEnd() {
        act("a game begins", () -> pages.begin(TestGames.people(2, 4)));
        act("moves", () -> KeptGameWindow.play(running(), round -> KeptGameWindow.cars(round) > 100));
        act("given up", () -> pages.abandoned(running()));
        Setup one = Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(chosen -> chosen.rounds(1));
        act("another one begins", () -> pages.begin(TestGames.game(one, KeptGameWindow.BOTH, 7)));
        act("it is played out", () -> {
            Session played = running();
            KeptGameWindow.play(played, _ -> false);
            pages.finished(played);
        });
        act("home", pages::home);
        assertThat(touched).isEmpty();
    }

    @Test
    void theShelfIsReadWrittenAndEmptied() {
        act("a game begins", () -> pages.begin(TestGames.people(2, 4)));
        act("moves", () -> KeptGameWindow.play(running(), round -> KeptGameWindow.cars(round) > 100));
        act("the shelf", () -> pages.open(new Destination.Saves(), pages::home));
        press("shelf-play-0");
        press("menu");
        press(MenuEntry.SAVES.id());
        act("another one begins", () -> pages.begin(TestGames.people(3, 5)));
        Session second = running();
        act("the shelf", () -> pages.open(new Destination.Saves(), pages::home));
        press("shelf-play-1");
        assertThat(running()).as("the first one goes on").isNotSameAs(second);
        act("the shelf", () -> pages.open(new Destination.Saves(), pages::home));
        act("a game is watched", () -> {
            MenuButton menu = (MenuButton) stage.getScene().lookup("#shelf-more-0");
            menu.getItems().getFirst().fire();
        });
        act("the shelf", () -> pages.open(new Destination.Saves(), pages::home));
        act("a file is dropped", () -> pages.bringIn(List.of(stores.folder().resolve("games"))));
        assertThat(touched).isEmpty();
    }

    @Test
    void aBreakdownAndTheWordOfTheLock() {
        act("a game begins", () -> pages.begin(TestGames.people(2, 4)));
        act(
                "a breakdown",
                () -> Thread.currentThread()
                        .getUncaughtExceptionHandler()
                        .uncaughtException(toolkit, new IllegalStateException("a test")));
        act("recovered", pages::recover);
        act("whether it is kept", () -> stores.games().keeps());
        act("who writes", () -> stores.lock().wasMine());
        assertThat(touched).isEmpty();
    }

    @Test
    void aSecondWindowIsAskedFor() {
        FolderLock other = FolderLock.of(folder.resolve("other"));
        try (AppStorage second = SilentAppStorage.in(disk.path(folder.resolve("other")))) {
            act("a second window", () -> MillebornesApplication.furnish(stage, second));
            press("confirm-lose");
            assertThat(second.lock().isMine()).isTrue();
        }
        other.close();
        assertThat(touched).isEmpty();
    }

    private Session running() {
        return pages.running().orElseThrow();
    }

    private void press(String id) {
        act("#" + id, () -> {
            Node node = stage.getScene().lookup("#" + id);
            ((ButtonBase) node).fire();
        });
    }

    private void act(String what, Runnable act) {
        Gallery.onToolkit(() -> {
            disk.forget();
            act.run();
            return what;
        });
        look(what);
    }

    private void look(String what) {
        WaitForAsyncUtils.waitForFxEvents();
        stores.settle();
        WaitForAsyncUtils.waitForFxEvents();
        if (disk.touchedBy().contains(toolkit)) {
            touched.add(what);
        }
    }
}
