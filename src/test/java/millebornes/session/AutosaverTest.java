package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.notation.PositionText;
import millebornes.engine.play.Move;
import millebornes.save.GameLibrary;
import millebornes.save.GameLibraryEntry;
import millebornes.save.SaveDetails;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A running match on the disk: after every step, after a kill, on a disk that cannot be written.
class AutosaverTest {

    /// How many processes are killed; `-Dkills=1000` for a soak.
    private static final int KILLS = Integer.getInteger("kills", 200);

    @TempDir
    private Path folder;

    @Test
    void theLastStepIsWritten() {
        GameLibrary library = new GameLibrary(folder);
        Instant began = Instant.parse("2026-07-14T18:05:00Z");
        Instant[] now = {began};
        Session session = Session.start(AutosaveVictim.game(5));
        try (Autosaver autosave =
                new Autosaver(library::keep, library.file("match"), SaveDetails.NONE, () -> now[0], _ -> {})) {
            session.onStep(_ -> autosave.keep(session));
            Random random = new Random(5);
            for (int move = 0; move < 200 && session.asked().isPresent(); move++) {
                now[0] = began.plusSeconds(move);
                List<Move> legal = session.view(session.asked().getAsInt()).legal();
                session.play(legal.get(random.nextInt(legal.size())));
            }
            assertThat(autosave.finish()).isTrue();
        }
        GameLibraryEntry.Playable kept = (GameLibraryEntry.Playable) GameLibrary.read(library.file("match"));
        assertThat(PositionText.of(kept.match())).isEqualTo(PositionText.of(session.match()));
        assertThat(kept.game().details().began()).isEqualTo(began);
        assertThat(kept.game().details().saved()).isEqualTo(now[0]);
    }

    @Test
    void aDiskThatCannotBeWrittenIsToldAndTheGameGoesOn() throws IOException {
        GameLibrary library = new GameLibrary(Files.writeString(folder.resolve("file"), "not a folder"));
        Queue<IOException> told = new ConcurrentLinkedQueue<>();
        Session session = Session.start(AutosaveVictim.game(5));
        Autosaver autosave =
                new Autosaver(library::keep, library.file("match"), SaveDetails.NONE, Instant::now, problem -> {
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
    void aKilledProcessHasLostNothingThatWasWritten() {
        List<Integer> moves =
                IntStream.range(0, KILLS).parallel().mapToObj(this::survived).toList();
        assertThat(moves).hasSize(KILLS);
        assertThat(moves)
                .as("they were killed at different moments")
                .containsAnyElementsOf(List.of(1, 2, 3))
                .anyMatch(count -> count > 20);
    }

    private int survived(int run) {
        Path games = folder.resolve("run" + run);
        try {
            Process victim = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-Xshare:auto",
                            "-cp",
                            classPath(),
                            AutosaveVictim.class.getName(),
                            games.toString(),
                            String.valueOf(run))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            int written = killAfter(victim, 1 + new Random(run).nextInt(40));
            GameLibraryEntry kept = GameLibrary.read(new GameLibrary(games).file("match"));
            assertThat(kept).as("run %d", run).isInstanceOf(GameLibraryEntry.Playable.class);
            GameLibraryEntry.Playable match = (GameLibraryEntry.Playable) kept;
            assertThat(match.game().moveCount()).as("run %d", run).isGreaterThanOrEqualTo(written);
            return match.game().moveCount();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Kills the process right after it has said that line, while it goes on.
    ///
    /// @return how many moves it has said to be written
    private static int killAfter(Process victim, int lines) throws IOException, InterruptedException {
        int written = 0;
        try (BufferedReader said = victim.inputReader()) {
            for (int line = 0; line < lines; line++) {
                String number = said.readLine();
                assertThat(number).as("the process plays").isNotNull();
                written = Integer.parseInt(number);
            }
            victim.destroyForcibly();
        }
        victim.waitFor();
        return written;
    }

    private static String classPath() {
        return Stream.of(Session.class, AutosaveVictim.class, Gson.class)
                .map(type ->
                        type.getProtectionDomain().getCodeSource().getLocation().getPath())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
