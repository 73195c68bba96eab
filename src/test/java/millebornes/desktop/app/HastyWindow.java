package millebornes.desktop.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.util.Duration;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.DataFolderStores;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.OverlayAnswer;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableScreen;
import millebornes.engine.match.DealSeed;
import millebornes.save.DataFolder;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.jspecify.annotations.Nullable;

/// A process with a table in a window, at which two people press keys as fast as they can, without animations. Until it
/// is killed it prints the number of moves that each frame shows, and the number that the store has saved.
final class HastyWindow {

    private static final Duration KEY = Duration.millis(5);

    /// They choose a card, throw it away or play it, on a car where it needs one, and open the curtain.
    private static final List<KeyCode> KEYS =
            List.of(KeyCode.RIGHT, KeyCode.ENTER, KeyCode.ENTER, KeyCode.DELETE, KeyCode.DIGIT1, KeyCode.DIGIT2);

    private final Random random = new Random(7);
    private @Nullable Session session;
    private volatile int shown;

    private HastyWindow() {}

    /// Plays until it is killed.
    public static void main(String[] arguments) {
        Path folder = DataFolder.ofThisMachine();
        Platform.startup(() -> new HastyWindow().begin(folder));
    }

    private void begin(Path folder) {
        AppStorage storage = SilentAppStorage.in(folder);
        storage.context().pace(Pace.OFF);
        ScreenHost host = new ScreenHost(storage.context());
        Navigator navigator = new Navigator(
                host,
                storage.context(),
                DataFolderStores.of(storage),
                () -> DealSeed.numbered(1),
                (playedSession, choicesContext, exits) -> {
                    session = playedSession;
                    return new TableScreen(playedSession, choicesContext, exits, TableDelays.NONE);
                },
                () -> {});
        Stage stage = new Stage();
        stage.setScene(host.scene());
        stage.show();
        navigator.begin(TestGames.people(2, 5));
        host.scene().addPostLayoutPulseListener(this::shown);
        // A move that is taken back is not a lost one: undo, beside the button of a curtain, is not pressed.
        host.scene().addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            Node focused = host.scene().getFocusOwner();
            if (event.getCode() == KeyCode.ENTER
                    && focused != null
                    && OverlayAnswer.UNDO.id().equals(focused.getId())) {
                event.consume();
            }
        });
        Robot robot = new Robot();
        Timeline keys = new Timeline(new KeyFrame(KEY, _ -> robot.keyType(KEYS.get(random.nextInt(KEYS.size())))));
        keys.setCycleCount(Animation.INDEFINITE);
        keys.play();
        Thread.ofPlatform().daemon().start(() -> settle(storage.games()));
    }

    private void shown() {
        if (session != null) {
            shown = session.moves().size();
            System.out.println("shown " + shown);
        }
    }

    private void settle(AutosavedGamesStore games) {
        int told = 0;
        while (true) {
            int before = shown;
            games.settle();
            if (before > told) {
                told = before;
                System.out.println("settled " + told);
            }
            LockSupport.parkNanos(1_000_000);
        }
    }
}
