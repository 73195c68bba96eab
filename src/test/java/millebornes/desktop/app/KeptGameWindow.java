package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.stage.Stage;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.match.DealSeed;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.AutosavedGamesStore.KeepingProblem;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/// The program in a window that can be closed and started again, with a table without delays.
abstract class KeptGameWindow {

    static final int BOTH = 0b11;

    @TempDir
    Path folder;

    final Queue<KeepingProblem> problems = new ConcurrentLinkedQueue<>();

    @Nullable
    Stage stage;

    @Nullable
    Session session;

    @Nullable
    TableScreen table;

    @Nullable
    Navigator navigator;

    @Nullable
    AutosavedGamesStore store;

    @Nullable
    FolderLock lock;

    int closed;

    @AfterEach
    void end() {
        fx(this::stop);
    }

    /// Ends the program that runs, and starts it again.
    void start() {
        fx(() -> {
            stop();
            problems.clear();
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            ScreenHost host = new ScreenHost(context);
            FolderLock takenLock = FolderLock.of(folder);
            AutosavedGamesStore games = new AutosavedGamesStore(
                    new GameLibrary(folder.resolve("games")), takenLock, InstantSource.system());
            games.onProblem(problems::add);
            lock = takenLock;
            store = games;
            closed = 0;
            navigator = new Navigator(
                    host,
                    context,
                    InMemoryHome.with(games),
                    () -> DealSeed.numbered(3),
                    (playedSession, choicesContext, exits) -> {
                        session = playedSession;
                        TableScreen tableScreen =
                                new TableScreen(playedSession, choicesContext, exits, TableDelays.NONE);
                        table = tableScreen;
                        return tableScreen;
                    },
                    () -> closed++);
            stage = TestWindow.alone();
            window().setScene(host.scene());
            window().setWidth(1000);
            window().setHeight(700);
            window().show();
            pages().home();
        });
    }

    /// Ends the program as a power cut does: it gets to nothing any more, and the system lets the folder go.
    void crash() {
        fx(() -> {
            keeper().settle();
            store = null;
            requireNonNull(lock).close();
            lock = null;
        });
    }

    void stop() {
        if (store != null) {
            store.close();
            store = null;
        }
        if (lock != null) {
            lock.close();
            lock = null;
        }
    }

    void playUntil(Predicate<Round> reached) {
        fx(() -> {
            play(session(), reached);
            assertThat(reached.test(session().match().round())).isTrue();
            screen().flow().refresh();
            screen().refresh();
        });
        if (session().match().round().isOver()) {
            awaited("home");
        }
        Patience.settle();
    }

    static void play(Session playedSession, Predicate<Round> reached) {
        Random random = new Random(4);
        while (!reached.test(playedSession.match().round())
                && playedSession.asked().isPresent()) {
            List<Move> legal =
                    playedSession.view(playedSession.asked().getAsInt()).legal();
            List<Move> telling = legal.stream()
                    .filter(move -> !(move instanceof Move.Discard))
                    .toList();
            List<Move> some = telling.isEmpty() ? legal : telling;
            playedSession.play(some.get(random.nextInt(some.size())));
        }
    }

    /// Three people, one of whom comes to 700 km exactly.
    static GameConfig atSevenHundred() {
        Setup setup = Setup.of(Editions.CLASSIC, TeamFormat.singles(3)).with(choices -> choices.target(700));
        return LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> TestGames.game(setup, 0b111, seed))
                .filter(game -> {
                    Session session = Session.start(game);
                    play(session, round -> round.phase() instanceof Phase.Extension);
                    return session.match().round().phase() instanceof Phase.Extension;
                })
                .findFirst()
                .orElseThrow();
    }

    static int cars(Round round) {
        return round.cars().stream().mapToInt(car -> car.km()).sum();
    }

    static GameConfig people(long seed) {
        return TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), BOTH, seed);
    }

    List<LibraryGame.Playable> games() throws IOException {
        return new GameLibrary(folder.resolve("games"))
                .list().stream().map(LibraryGame.Playable.class::cast).toList();
    }

    List<String> openHands() {
        return WindowRobot.onFx(() -> IntStream.range(0, 8)
                .mapToObj(place -> "hand-" + place)
                .filter(id -> isThere(id))
                .toList());
    }

    boolean isShown(String id) {
        return WindowRobot.onFx(() -> isThere(id));
    }

    boolean isThere(String id) {
        return new ArrayList<>(window().getScene().getRoot().lookupAll("#" + id))
                .stream().anyMatch(KeptGameTest::isVisible);
    }

    static boolean isVisible(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /// What it says, also to a screen reader.
    String text(String id) {
        return WindowRobot.onFx(() -> {
            Node node = requireNonNull(window().getScene().lookup("#" + id), id);
            return node.getAccessibleText() + " " + (node instanceof Labeled words ? words.getText() : "");
        });
    }

    /// Waits for a page with that node.
    void awaited(String id) {
        Patience.until(() -> window().getScene().lookup("#" + id) != null, id + " is on no page");
    }

    /// Presses an entry of the menu with the rarer ways on.
    void pressInMenu(String id) {
        awaited("more");
        fx(() -> ((MenuButton) requireNonNull(window().getScene().lookup("#more")))
                .getItems().stream()
                        .filter(item -> id.equals(item.getId()))
                        .findFirst()
                        .orElseThrow()
                        .fire());
        Patience.settle();
    }

    void press(String id) {
        awaited(id);
        fx(() -> ((ButtonBase) requireNonNull(window().getScene().lookup("#" + id), id)).fire());
        Patience.settle();
    }

    static void fx(Runnable what) {
        WindowRobot.onFx(() -> {
            what.run();
            return true;
        });
    }

    String position() {
        return PositionText.of(session().match());
    }

    Stage window() {
        return requireNonNull(stage);
    }

    Session session() {
        return requireNonNull(session);
    }

    TableScreen screen() {
        return requireNonNull(table);
    }

    Navigator pages() {
        return requireNonNull(navigator);
    }

    AutosavedGamesStore keeper() {
        return requireNonNull(store);
    }
}
