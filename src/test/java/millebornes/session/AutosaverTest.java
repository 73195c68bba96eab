package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Move;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.ReplayedGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGameFiles;
import millebornes.save.WholeGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A running match on disk: after every step, after a kill, and on a disk that cannot be written.
class AutosaverTest {

    /// How many processes are killed; `-Dkills=1000` for a soak.
    private static final int KILLS = Integer.getInteger("kills", 10);

    private static final int MOST_LINES = 30;

    /// The longest that a process goes on after its last line before it is killed, in ns: the time of a move or two.
    private static final int LATEST = 4_000_000;

    @TempDir
    private Path folder;

    @Test
    void theLastStepIsWritten() {
        GameLibrary library = new GameLibrary(folder);
        Instant began = Instant.parse("2026-07-14T18:05:00Z");
        Instant[] now = {began};
        Session session = Session.start(AutosaveVictim.game(5));
        try (Autosaver autosave =
                new Autosaver(SavedGameFiles::keep, library.file("match"), SaveMetadata.NONE, () -> now[0], _ -> {})) {
            session.onStep(_ -> autosave.keep(session));
            Random random = new Random(5);
            for (int move = 0; move < 200 && session.asked().isPresent(); move++) {
                now[0] = began.plusSeconds(move);
                List<Move> legal = session.view(session.asked().getAsInt()).legal();
                session.play(legal.get(random.nextInt(legal.size())));
            }
            assertThat(autosave.finish()).isTrue();
        }
        LibraryGame.Playable playable = (LibraryGame.Playable) GameLibrary.read(library.file("match"));
        assertThat(PositionText.of(ReplayedGame.of(WholeGame.of(playable)).match()))
                .isEqualTo(PositionText.of(session.match()));
        assertThat(playable.summary().metadata().began()).isEqualTo(began);
        assertThat(playable.summary().metadata().saved()).isEqualTo(now[0]);
    }

    /// However long the disk takes, whoever plays does not wait for it: here it takes until the match has gone on for a
    /// hundred moves. The last one is written then, and none of those between.
    @Test
    void nobodyWaitsForTheDisk() {
        CountDownLatch disk = new CountDownLatch(1);
        Queue<Integer> written = new ConcurrentLinkedQueue<>();
        Session session = Session.start(AutosaveVictim.game(5));
        Thread player = Thread.currentThread();
        try (Autosaver autosave = new Autosaver(
                (game, _) -> {
                    assertThat(Thread.currentThread()).isNotEqualTo(player);
                    await(disk);
                    written.add(game.moveCount());
                },
                folder.resolve("match.json"),
                SaveMetadata.NONE,
                Instant::now,
                _ -> {})) {
            session.onStep(_ -> autosave.keep(session));
            autosave.keep(session);
            for (int move = 0; move < 100; move++) {
                session.play(session.view(session.asked().orElseThrow()).legal().getFirst());
            }
            assertThat(written).as("nothing is written yet").isEmpty();
            disk.countDown();
            assertThat(autosave.finish()).isTrue();
        }
        assertThat(written).hasSizeLessThanOrEqualTo(2).endsWith(100);
    }

    /// Many matches share a few threads: no more are written at once, of each the newest comes last, and none is forgotten.
    @Test
    void manyMatchesAreWrittenByFewThreads() {
        int matches = 40;
        Map<Path, Integer> written = new ConcurrentHashMap<>();
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        try (ExecutorService writers = Executors.newFixedThreadPool(2)) {
            List<Autosaver> all = new ArrayList<>();
            for (int match = 0; match < matches; match++) {
                Session session = Session.start(AutosaveVictim.game(match));
                Autosaver autosave = Autosaver.among(
                        writers,
                        (game, file) -> {
                            threads.add(Thread.currentThread());
                            assertThat(written.getOrDefault(file, -1)).isLessThan(game.moveCount());
                            written.put(file, game.moveCount());
                        },
                        folder.resolve(match + ".json"),
                        SaveMetadata.NONE,
                        Instant::now,
                        _ -> {});
                session.onStep(_ -> autosave.keep(session));
                all.add(autosave);
                for (int move = 0; move < 10; move++) {
                    session.play(
                            session.view(session.asked().orElseThrow()).legal().getFirst());
                }
            }
            assertThat(all).allSatisfy(autosave -> assertThat(autosave.finish()).isTrue());
            assertThat(writers.isShutdown())
                    .as("they are not one match's to end")
                    .isFalse();
        }
        assertThat(written)
                .hasSize(matches)
                .allSatisfy((_, moves) -> assertThat(moves).isEqualTo(10));
        assertThat(threads).hasSizeBetween(1, 2);
    }

    private static void await(CountDownLatch disk) throws InterruptedIOException {
        try {
            disk.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException(e.getMessage());
        }
    }

    @Test
    void anUncheckedExceptionOfTheWriterIsToldToo() {
        Queue<IOException> told = new ConcurrentLinkedQueue<>();
        try (Autosaver autosave = new Autosaver(
                (_, _) -> {
                    throw new IllegalStateException("a game that cannot be written");
                },
                folder.resolve("match.json"),
                SaveMetadata.NONE,
                Instant::now,
                problem -> {
                    if (problem != null) {
                        told.add(problem);
                    }
                })) {
            autosave.keep(Session.start(AutosaveVictim.game(5)));
        }
        assertThat(told)
                .singleElement()
                .satisfies(problem -> assertThat(problem).hasCauseInstanceOf(IllegalStateException.class));
    }

    @Test
    void aDiskThatCannotBeWrittenIsToldAndTheGameGoesOn() throws IOException {
        GameLibrary library = new GameLibrary(Files.writeString(folder.resolve("file"), "not a folder"));
        Queue<IOException> told = new ConcurrentLinkedQueue<>();
        Session session = Session.start(AutosaveVictim.game(5));
        Autosaver autosave =
                new Autosaver(SavedGameFiles::keep, library.file("match"), SaveMetadata.NONE, Instant::now, problem -> {
                    if (problem != null) {
                        told.add(problem);
                    }
                });
        autosave.keep(session);
        assertThat(autosave.finish()).isTrue();
        assertThat(told).hasSize(1);
    }

    /// Law: whenever a process is killed, what it has written is there, whole, and no more than one move is lost.
    @Test
    void aKilledProcessHasLostNothingThatWasWritten() throws IOException, InterruptedException, ExecutionException {
        VictimLauncher victims = new VictimLauncher(folder);
        List<Integer> moves = new ArrayList<>();
        // A process that is started, or waits for the disk, leaves room for others.
        try (ExecutorService killers =
                Executors.newFixedThreadPool(2 * Runtime.getRuntime().availableProcessors())) {
            List<Callable<Integer>> runs = IntStream.range(0, KILLS)
                    .<Callable<Integer>>mapToObj(run -> () -> survived(victims, run))
                    .toList();
            for (Future<Integer> run : killers.invokeAll(runs)) {
                moves.add(run.get());
            }
        }
        assertThat(moves).hasSize(KILLS);
        assertThat(moves)
                .as("they were killed at different moments")
                .containsAnyElementsOf(List.of(1, 2, 3))
                .anyMatch(count -> count > 20);
    }

    private int survived(VictimLauncher victims, int run) throws IOException, InterruptedException {
        Path games = folder.resolve("run" + run);
        Random random = new Random(run);
        int written = killAfter(victims.start(games, run), 1 + random.nextInt(MOST_LINES), random.nextInt(LATEST));
        LibraryGame libraryGame = GameLibrary.read(new GameLibrary(games).file("match"));
        assertThat(libraryGame).as("run %d", run).isInstanceOf(LibraryGame.Playable.class);
        LibraryGame.Playable matchPlayable = (LibraryGame.Playable) libraryGame;
        assertThat(matchPlayable.summary().moves()).as("run %d", run).isGreaterThanOrEqualTo(written);
        return matchPlayable.summary().moves();
    }

    /// Kills the process a moment after it has said that line, while it goes on.
    ///
    /// @return how many moves it has said to be written before
    private static int killAfter(Process victim, int lines, long nanos) throws IOException, InterruptedException {
        int written = 0;
        try (BufferedReader said = victim.inputReader()) {
            for (int line = 0; line < lines; line++) {
                String number = said.readLine();
                assertThat(number).as("the process plays").isNotNull();
                written = Integer.parseInt(number);
            }
            LockSupport.parkNanos(nanos);
            victim.destroyForcibly();
        }
        victim.waitFor();
        return written;
    }
}
