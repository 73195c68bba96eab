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
import millebornes.desktop.Patience;
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

/// The JavaFX thread accesses no file of the data folder, whatever is done in the window: the whole program runs on a
/// disk that records the threads that use it.
class DiskThreadTest {

    private final WatchedDisk disk = new WatchedDisk();
    private final Thread toolkit = Gallery.onToolkit(Thread::currentThread);
    private final List<String> touched = new ArrayList<>();
    private final Path folder;
    private final AppStorage storage;
    private final Stage stage;
    private final Navigator navigator;

    DiskThreadTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        // As the program does: what was kept is read before the window is made.
        AppStorage readStorage = SilentAppStorage.in(disk.path(Files.createDirectories(folder.resolve("home"))));
        readStorage.context().pace(Pace.OFF);
        storage = readStorage;
        stage = Gallery.onToolkit(TestWindow::alone);
        disk.forget();
        navigator = Gallery.onToolkit(() -> MillebornesApplication.furnish(stage, readStorage));
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
        for (Destination destination : AotTrainingTour.everyPage()) {
            act(destination.toString(), () -> navigator.open(destination, navigator::home));
        }
        act("the album", () -> storage.album().value());
        assertThat(touched).isEmpty();
    }

    @Test
    void gamesThatBeginGoOnAndAreForgotten() {
        act("a game begins", () -> navigator.begin(TestGames.people(2, 4)));
        act("another one in its place", () -> navigator.begin(TestGames.people(3, 5)));
        act("moves", () -> KeptGameWindow.play(running(), round -> KeptGameWindow.cars(round) > 100));
        act("home", navigator::home);
        assertThat(touched).isEmpty();
    }

    @Test
    void phonesComeToTheTable() {
        act("a game begins", () -> navigator.begin(TestGames.people(2, 4)));
        press("menu");
        press(MenuEntry.PHONES.id());
        press("phones-go");
        assertThat(touched).isEmpty();
    }

    @Test
    void aGameIsGivenUpOrPlayedToItsEnd() {
        act("a game begins", () -> navigator.begin(TestGames.people(2, 4)));
        act("moves", () -> KeptGameWindow.play(running(), round -> KeptGameWindow.cars(round) > 100));
        act("given up", () -> navigator.abandoned(running()));
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(choices -> choices.rounds(1));
        act("another one begins", () -> navigator.begin(TestGames.game(setup, KeptGameWindow.BOTH, 7)));
        act("it is played out", () -> {
            Session playedSession = running();
            KeptGameWindow.play(playedSession, _ -> false);
            navigator.finished(playedSession);
        });
        act("home", navigator::home);
        assertThat(touched).isEmpty();
    }

    @Test
    void theShelfIsReadWrittenAndEmptied() {
        act("a game begins", () -> navigator.begin(TestGames.people(2, 4)));
        act("moves", () -> KeptGameWindow.play(running(), round -> KeptGameWindow.cars(round) > 100));
        act("the shelf", () -> navigator.open(new Destination.Saves(), navigator::home));
        press("shelf-play-0");
        press("menu");
        press(MenuEntry.SAVES.id());
        act("another one begins", () -> navigator.begin(TestGames.people(3, 5)));
        Session secondSession = running();
        act("the shelf", () -> navigator.open(new Destination.Saves(), navigator::home));
        press("shelf-play-1");
        assertThat(running()).as("the first one goes on").isNotSameAs(secondSession);
        act("the shelf", () -> navigator.open(new Destination.Saves(), navigator::home));
        act("a game is watched", () -> {
            MenuButton menu = (MenuButton) stage.getScene().lookup("#shelf-more-0");
            menu.getItems().getFirst().fire();
        });
        act("the shelf", () -> navigator.open(new Destination.Saves(), navigator::home));
        act(
                "a file is dropped",
                () -> navigator.bringIn(List.of(storage.folder().resolve("games"))));
        assertThat(touched).isEmpty();
    }

    @Test
    void aBreakdownAndTheWordOfTheLock() {
        act("a game begins", () -> navigator.begin(TestGames.people(2, 4)));
        act(
                "a breakdown",
                () -> Thread.currentThread()
                        .getUncaughtExceptionHandler()
                        .uncaughtException(toolkit, new IllegalStateException("a test")));
        act("recovered", navigator::recover);
        act("whether it is kept", () -> storage.games().keeps());
        act("who writes", () -> storage.lock().wasMine());
        assertThat(touched).isEmpty();
    }

    @Test
    void aSecondWindowIsAskedFor() {
        FolderLock otherLock = FolderLock.of(folder.resolve("other"));
        try (AppStorage secondStorage = SilentAppStorage.in(disk.path(folder.resolve("other")))) {
            act("a second window", () -> MillebornesApplication.furnish(stage, secondStorage));
            press("confirm-lose");
            assertThat(secondStorage.lock().isMine()).isTrue();
        }
        otherLock.close();
        assertThat(touched).isEmpty();
    }

    private Session running() {
        return navigator.running().orElseThrow();
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
        Patience.settle();
        storage.settle();
        Patience.settle();
        if (disk.touchedBy().contains(toolkit)) {
            touched.add(what);
        }
    }
}
