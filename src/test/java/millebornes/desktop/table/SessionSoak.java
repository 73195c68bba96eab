package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ComputerMoveScheduler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.records.FinishedMatch;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.InMemoryStore;
import millebornes.save.LibraryGame;
import millebornes.save.SingleValueStore;
import millebornes.save.WholeGame;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Four computer players play at full speed through all parts of the window that live as long as a match, or longer:
/// the session on the JavaFX thread, players that think off it, a game that is saved after every move, left, found and
/// resumed.
///
/// Law: nothing grows. `mvn -Psoak test -Dtest=SessionSoak`; `-Drounds=1000` for fewer than ten thousand.
class SessionSoak {

    private static final int ROUNDS = Integer.getInteger("rounds", 10_000);
    private static final int SAMPLES = 20;
    private static final int ROUNDS_OF_A_MATCH = 5;

    /// A match is put aside after so many moves, once.
    private static final int PUT_ASIDE = 200;

    /// What the heap of two halves may differ by, in kB, and nothing is growing: a figure of one class more or less.
    private static final long FLAT = 256;

    private static final int PATIENCE = 200;
    private static final int WAIT = 50;

    @TempDir
    private Path folder;

    private final SingleValueStore<List<FinishedMatch>> scoresStore = new InMemoryStore<>(List.of());
    private AutosavedGamesStore store;
    private int rounds;
    private int moves;
    private long seed;

    /// What the process holds.
    ///
    /// @param heap in kB, after everything was collected
    private record Holding(long heap, long threads, long files) {

        static Holding now() throws IOException, InterruptedException {
            for (int wait = 0; wait < PATIENCE && threadsOf("autosave") > 0; wait++) {
                Thread.sleep(WAIT);
            }
            for (int collect = 0; collect < 4; collect++) {
                System.gc();
                Thread.sleep(WAIT);
            }
            Runtime runtime = Runtime.getRuntime();
            return new Holding(
                    (runtime.totalMemory() - runtime.freeMemory()) / 1024,
                    Thread.getAllStackTraces().size(),
                    openFiles());
        }

        private static long threadsOf(String name) {
            return Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> thread.getName().equals(name))
                    .count();
        }

        /// None where the system does not tell.
        private static long openFiles() throws IOException {
            Path descriptors = Path.of("/proc/self/fd");
            if (!Files.isDirectory(descriptors)) {
                return 0;
            }
            try (Stream<Path> files = Files.list(descriptors)) {
                return files.count();
            }
        }
    }

    @BeforeEach
    void open() {
        store = Gallery.onToolkit(() -> new AutosavedGamesStore(
                new GameLibrary(folder.resolve("games")), FolderLock.of(folder), InstantSource.system()));
    }

    @Test
    void nothingGrows() throws IOException, InterruptedException {
        List<Holding> held = new ArrayList<>();
        for (int sample = 1; sample <= SAMPLES; sample++) {
            while (rounds < ROUNDS * sample / SAMPLES) {
                match();
            }
            Holding currentHolding = Holding.now();
            held.add(currentHolding);
            System.out.printf(
                    Locale.ROOT,
                    "%,6d rounds, %,9d moves: heap %,d kB, %d threads, %d open files%n",
                    rounds,
                    moves,
                    currentHolding.heap(),
                    currentHolding.threads(),
                    currentHolding.files());
        }
        assertThat(growth(held, Holding::heap)).as("heap, kB").isLessThan(FLAT);
        assertThat(growth(held, Holding::threads)).as("threads").isLessThanOrEqualTo(0);
        assertThat(growth(held, Holding::files)).as("open files").isLessThanOrEqualTo(0);
    }

    /// By how much the least of the second half is more than the most of the first half but its beginning, when every
    /// class is loaded; what grows does so from sample to sample.
    private static long growth(List<Holding> held, ToLongFunction<Holding> what) {
        long before = held.subList(SAMPLES / 10, SAMPLES / 2).stream()
                .mapToLong(what)
                .max()
                .orElseThrow();
        long after = held.subList(SAMPLES / 2, SAMPLES).stream()
                .mapToLong(what)
                .min()
                .orElseThrow();
        return after - before;
    }

    /// A match from its deal to its last move.
    private void match() throws InterruptedException {
        CountDownLatch over = new CountDownLatch(1);
        Platform.runLater(() -> {
            Session session = Session.start(game(++seed));
            store.begin(session);
            new Table(session, over, true).ask();
        });
        assertThat(over.await(PATIENCE, TimeUnit.SECONDS)).as("the match ends").isTrue();
    }

    private static GameConfig game(long seed) {
        Setup setup = Setup.of(Editions.ALL.getFirst(), TeamFormat.singles(4))
                .with(choices -> choices.rounds(ROUNDS_OF_A_MATCH));
        List<SeatPlayer> players = IntStream.range(0, 4)
                .<SeatPlayer>mapToObj(_ -> new SeatPlayer.Computer("", BotLevel.EASY))
                .toList();
        return new GameConfig(setup, players, 0, seed);
    }

    /// What the window does at the table and between the rounds, without the table.
    private final class Table {

        private final Session session;
        private final CountDownLatch over;
        private final boolean first;
        private final ComputerMoveScheduler scheduler;
        private int played;

        Table(Session session, CountDownLatch over, boolean first) {
            this.session = session;
            this.over = over;
            this.first = first;
            this.scheduler = new ComputerMoveScheduler(session, seat -> session.computerTurn(seat)::move, (_, move) -> {
                session.playLegal(move);
                played++;
                moves++;
                ask();
            });
        }

        void ask() {
            if (session.asked().isPresent()) {
                if (first && played >= PUT_ASIDE) {
                    putAside();
                } else {
                    scheduler.ask(session.asked().getAsInt(), 0);
                }
                return;
            }
            rounds++;
            if (session.match().isOver()) {
                scoresStore.change(FinishedMatch.of(session)::after);
                Path file = store.file().orElseThrow();
                store.settle();
                store.letGo();
                remove(file);
                over.countDown();
            } else {
                session.nextRound();
                ask();
            }
        }

        /// Somebody goes to the first page and on with the game, as after a start.
        private void putAside() {
            store.settle();
            store.letGo();
            LibraryGame.Playable foundPlayable = store.findWaiting().orElseThrow();
            new Table(
                            store.resume(WholeGame.of(foundPlayable), foundPlayable.file())
                                    .orElseThrow(),
                            over,
                            false)
                    .ask();
        }

        /// A shelf with thousands of games is another matter.
        private void remove(Path file) {
            try {
                store.delete(GameLibrary.read(file));
            } catch (IOException failed) {
                throw new IllegalStateException(failed);
            }
        }
    }
}
