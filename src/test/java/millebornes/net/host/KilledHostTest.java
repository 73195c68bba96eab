package millebornes.net.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import millebornes.ProgramProcess;
import millebornes.net.host.ScriptedPhone.Habits;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.StrictJsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Law: whenever the process of a host is killed, every move that a phone was told to be done is there after the next start.
class KilledHostTest {

    /// How many processes are killed; `-Dhost.kills=200` for a soak.
    private static final int KILLS = Integer.getInteger("host.kills", 3);

    private static final int MOST_MOVES = 40;

    /// The longest that phones go on after the last move that is waited for, in ns.
    private static final int LATEST = 20_000_000;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    void whatAPhoneWasToldIsThere() throws Exception {
        int told = 0;
        for (int run = 0; run < KILLS; run++) {
            told += survived(folder.resolve("run" + run), new Random(run));
        }
        assertThat(told).as("moves that were told").isGreaterThan(KILLS);
    }

    private static int survived(Path home, Random random) throws Exception {
        Process host = ProgramProcess.of(
                        home, List.of(), List.of("host", "--bind", "127.0.0.1", "--players", "Anna,Papi"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<Thread> threads = new ArrayList<>();
        try (BufferedReader said = host.inputReader()) {
            JsonObject line = StrictJsonParser.object(said.readLine());
            List<ScriptedPhone> phones = phones(line);
            phones.forEach(phone -> threads.add(Thread.ofVirtual().start(phone)));
            int most = 1 + random.nextInt(MOST_MOVES);
            while (told(phones) < most) {
                assertThat(host.isAlive()).isTrue();
                assertThat(phones).allSatisfy(phone -> assertThat(phone.failure).isNull());
                LockSupport.parkNanos(1_000_000);
            }
            LockSupport.parkNanos(random.nextInt(LATEST));
            host.destroyForcibly().waitFor();
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(new GameLibrary(DataFolder.games(home)).list())
                    .singleElement()
                    .isInstanceOfSatisfying(
                            LibraryGame.Playable.class,
                            game -> assertThat(game.game().moveCount()).isGreaterThanOrEqualTo(told(phones)));
            return told(phones);
        } finally {
            host.destroyForcibly();
        }
    }

    private static List<ScriptedPhone> phones(JsonObject line) throws IOException {
        String base = line.get("url").getAsString();
        List<ScriptedPhone> phones = new ArrayList<>();
        for (JsonElement seat : line.getAsJsonArray("seats")) {
            int number = seat.getAsJsonObject().get("seat").getAsInt();
            String token =
                    ScriptedPhone.claim(base, seat.getAsJsonObject().get("join").getAsString(), number);
            phones.add(new ScriptedPhone(base, token, Habits.HUMAN, number));
        }
        return phones;
    }

    private static int told(List<ScriptedPhone> phones) {
        return phones.stream().mapToInt(phone -> phone.moves.get()).sum();
    }
}
