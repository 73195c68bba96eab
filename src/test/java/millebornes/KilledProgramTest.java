package millebornes;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import millebornes.engine.rules.Move;
import millebornes.net.host.ScriptedPhone;
import millebornes.net.host.ScriptedPhone.Habits;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.save.StrictJsonParser;
import millebornes.save.WholeGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Law: whenever a process of the program is killed, everything that it has acknowledged is there after a restart: the
/// answers to phones of a host, the lines printed by the text game, the writes for which the window has waited.
///
/// A table in the window shows a move before it is on disk; the number of such lost moves is printed.
@Timeout(value = 60, unit = TimeUnit.MINUTES)
class KilledProgramTest {

    /// How many processes of each kind are killed; `-Dprogram.kills=200` for a soak.
    private static final int KILLS = Integer.getInteger("program.kills", 3);

    /// A process is killed after so many acknowledged steps at most.
    private static final int MOST_STEPS = 40;

    /// The longest that a process goes on after the last step that is waited for, in ns.
    private static final int LATEST = 20_000_000;

    /// After how many kills the figures are printed.
    private static final int TELL = 10;

    @TempDir
    private Path folder;

    @Test
    void hostKeepsWhatItAcknowledged() throws Exception {
        killMany("host", HostVictim::new);
    }

    @Test
    void textGameKeepsWhatItAcknowledged() throws Exception {
        killMany("text", TextVictim::new);
    }

    @Test
    void windowKeepsWhatItAcknowledged() throws Exception {
        killMany("window", WindowVictim::new);
    }

    private void killMany(String way, Start start) throws Exception {
        int acknowledged = 0;
        int lost = 0;
        int unkept = 0;
        for (int run = 0; run < KILLS; run++) {
            Path home = folder.resolve("run" + run);
            try (Victim victim = start.in(home)) {
                int steps = victim.kill(new Random(run));
                int kept = victim.kept(game(home));
                acknowledged += steps;
                lost += Math.max(0, steps - kept);
                unkept += Math.max(0, victim.shown() - kept);
            }
            if ((run + 1) % TELL == 0) {
                System.out.printf(
                        "%s: %d killed, %d steps acknowledged, %d of them lost, %d shown and lost%n",
                        way, run + 1, acknowledged, lost, unkept);
            }
        }
        assertThat(lost).as("acknowledged steps that were lost").isZero();
        assertThat(acknowledged).as("acknowledged steps").isGreaterThan(KILLS);
    }

    private static SavedGame game(Path home) throws IOException {
        List<LibraryGame> games = new GameLibrary(DataFolder.games(home)).list();
        assertThat(games).singleElement().isInstanceOf(LibraryGame.Playable.class);
        return WholeGame.of(games.getFirst());
    }

    /// Starts a process whose files are in a folder.
    private interface Start {

        Victim in(Path home) throws IOException;
    }

    /// A process that is played at until it is killed.
    private abstract static class Victim implements AutoCloseable {

        private final Process process;
        private final List<Thread> threads = new ArrayList<>();

        Victim(ProcessBuilder process) throws IOException {
            this.process =
                    process.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        }

        /// How many steps the process has acknowledged.
        abstract int acknowledged();

        /// How many steps it has shown, acknowledged or not.
        int shown() {
            return acknowledged();
        }

        /// How many of the steps that are counted are in the saved game.
        int kept(SavedGame game) {
            return game.moveCount();
        }

        Process process() {
            return process;
        }

        void beside(Runnable task) {
            threads.add(Thread.ofVirtual().start(task));
        }

        /// Reads every line that the process says.
        void listen(Consumer<String> listener) {
            beside(() -> {
                try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
                    for (String line = said.readLine(); line != null; line = said.readLine()) {
                        listener.accept(line);
                    }
                } catch (IOException _) {
                    // It was killed in the middle of a line.
                }
            });
        }

        /// Kills the process at a random moment.
        ///
        /// @return how many steps it had acknowledged
        int kill(Random random) throws InterruptedException {
            int most = 1 + random.nextInt(MOST_STEPS);
            while (acknowledged() < most) {
                assertThat(process.isAlive())
                        .as("it plays, after %d of %d steps", acknowledged(), most)
                        .isTrue();
                LockSupport.parkNanos(1_000_000);
            }
            LockSupport.parkNanos(random.nextInt(LATEST));
            process.destroyForcibly().waitFor();
            for (Thread thread : threads) {
                thread.join();
            }
            return acknowledged();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    /// Two phones: a move is acknowledged when its phone was told so.
    private static final class HostVictim extends Victim {

        /// As fast as the limits of a table let two phones play.
        private static final Habits QUICK = new Habits(false, 0, false, 30);

        private final List<ScriptedPhone> phones = new ArrayList<>();

        HostVictim(Path home) throws IOException {
            super(ProgramProcess.of(home, List.of(), List.of("host", "--bind", "127.0.0.1", "--players", "Anna,Papi")));
            JsonObject line = StrictJsonParser.object(process().inputReader().readLine());
            String base = line.get("url").getAsString();
            for (JsonElement seat : line.getAsJsonArray("seats")) {
                int number = seat.getAsJsonObject().get("seat").getAsInt();
                String token = ScriptedPhone.claim(
                        base, seat.getAsJsonObject().get("join").getAsString(), number);
                phones.add(new ScriptedPhone(base, token, QUICK, number));
            }
            phones.forEach(this::beside);
        }

        @Override
        int acknowledged() {
            return phones.stream().mapToInt(phone -> phone.moves.get()).sum();
        }
    }

    /// Somebody who answers a computer player over a pipe, as fast as lines are read: a discard is acknowledged when it is
    /// told.
    private static final class TextVictim extends Victim {

        private final AtomicInteger steps = new AtomicInteger();

        TextVictim(Path home) throws IOException {
            super(ProgramProcess.of(
                    home,
                    List.of(),
                    List.of(
                            "text",
                            "--players",
                            "Anna,computer:easy",
                            "--option",
                            "rounds=9",
                            "--language",
                            "en",
                            "--pause",
                            "0")));
            listen(line -> {
                if (line.contains(" discards")) {
                    steps.incrementAndGet();
                }
            });
            beside(() -> {
                // The first card is thrown away, and no attack is answered.
                byte[] answers = "d 1\n\n".getBytes(StandardCharsets.US_ASCII);
                try (OutputStream in = process().getOutputStream()) {
                    while (true) {
                        in.write(answers);
                        in.flush();
                    }
                } catch (IOException _) {
                    // It was killed.
                }
            });
        }

        @Override
        int acknowledged() {
            return steps.get();
        }

        @Override
        int kept(SavedGame game) {
            return (int) game.rounds().stream()
                    .flatMap(round -> round.moves().stream())
                    .filter(Move.Discard.class::isInstance)
                    .count();
        }
    }

    /// A table in the window: a move is acknowledged when the store has settled, which the list of games and the way out of the
    /// program wait for.
    private static final class WindowVictim extends Victim {

        private final AtomicInteger shown = new AtomicInteger();
        private final AtomicInteger settled = new AtomicInteger();

        WindowVictim(Path home) throws IOException {
            super(ProgramProcess.of(
                    home,
                    List.of("-Dglass.platform=Headless", "-Dprism.order=sw"),
                    "millebornes.desktop.app.HastyWindow",
                    List.of()));
            listen(line -> {
                String[] words = line.split(" ", -1);
                (words[0].equals("shown") ? shown : settled).set(Integer.parseInt(words[1]));
            });
        }

        @Override
        int acknowledged() {
            return settled.get();
        }

        @Override
        int shown() {
            return shown.get();
        }
    }
}
