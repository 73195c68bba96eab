package millebornes.net.host;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import millebornes.net.host.HostOptions.ManyTables;
import millebornes.net.host.HostOptions.TableSettings;
import millebornes.net.host.ScriptedPhone.Habits;
import millebornes.net.http.HttpLimits;
import millebornes.net.http.HttpLimits.ConnectionLimits;
import millebornes.net.http.ProxyAddresses;
import millebornes.save.StrictJsonParser;
import millebornes.session.GameConfig;
import org.jspecify.annotations.Nullable;

/// The command `host` on a thread of the test, with an input that the test writes.
final class RunningHost implements AutoCloseable {

    private static final HttpLimits FAST = new HttpLimits(
            ConnectionLimits.USUAL, 4096, 100_000, 1_000, 64, 64, Duration.ofSeconds(15), Duration.ofSeconds(10));

    private static final Duration SILENCE = Duration.ofDays(1);
    /// Long enough for the second of two taps on a busy machine.
    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    private final PipedOutputStream input = new PipedOutputStream();
    private final BlockingQueue<String> said = new ArrayBlockingQueue<>(4);
    private final Thread thread;
    final JsonObject line;
    final String base;

    RunningHost(GameConfig game, Path home) throws Exception {
        this(game, home, false, null);
    }

    RunningHost(GameConfig game, Path home, boolean resumes, @Nullable ManyTables many) throws Exception {
        this(game, home, resumes, many, List.of());
    }

    /// @param names by which phones may call the table besides its address
    RunningHost(GameConfig game, Path home, boolean resumes, @Nullable ManyTables many, List<String> names)
            throws Exception {
        TableSettings settings = new TableSettings(true, 0, Duration.ofSeconds(20), SILENCE, SILENCE, LAST_WORDS);
        HostOptions options = new HostOptions(
                () -> game,
                0,
                InetAddress.getLoopbackAddress(),
                names,
                ProxyAddresses.NONE,
                resumes,
                settings,
                many,
                _ -> {});
        PipedInputStream in = new PipedInputStream(input);
        PrintWriter out = new PrintWriter(new Lines(), true, StandardCharsets.UTF_8);
        this.thread = Thread.ofPlatform().start(() -> {
            try {
                new HostProgram(options, home, FAST).run(in, out);
            } catch (IOException e) {
                said.add("failed: " + e);
            }
        });
        @Nullable String first = said.poll(30, TimeUnit.SECONDS);
        this.line = StrictJsonParser.object(String.valueOf(first));
        this.base = line.get("url").getAsString();
    }

    /// A phone a person, each with the seat's own code.
    List<ScriptedPhone> phones(Habits habits) throws IOException {
        return phones(line, base, habits);
    }

    /// The phones of a new table, where there are many.
    ///
    /// @param address where phones find it
    List<ScriptedPhone> phonesOfNewTable(String address, Habits habits) throws IOException {
        return phones(ScriptedPhone.post(base, "/api/tables", "", "{}"), address, habits);
    }

    private List<ScriptedPhone> phones(JsonObject table, String address, Habits habits) throws IOException {
        List<ScriptedPhone> phones = new ArrayList<>();
        for (var seat : table.getAsJsonArray("seats")) {
            JsonObject one = seat.getAsJsonObject();
            int number = one.get("seat").getAsInt();
            String token = ScriptedPhone.claim(base, one.get("join").getAsString(), number);
            phones.add(new ScriptedPhone(address, token, habits, number));
        }
        return phones;
    }

    /// Lets the phones play until they have seen the end of the match.
    static void play(List<ScriptedPhone> phones) throws Exception {
        List<Thread> threads =
                phones.stream().map(phone -> Thread.ofVirtual().start(phone)).toList();
        for (Thread one : threads) {
            one.join(Duration.ofMinutes(2));
        }
        for (ScriptedPhone phone : phones) {
            if (phone.failure != null) {
                throw phone.failure;
            }
        }
    }

    void order(String order) throws IOException {
        input.write((order + "\n").getBytes(StandardCharsets.UTF_8));
        input.flush();
    }

    /// Whether the program ends by itself.
    boolean ends() throws InterruptedException {
        return thread.join(Duration.ofSeconds(30));
    }

    @Override
    public void close() throws IOException {
        input.close();
        try {
            thread.join(Duration.ofSeconds(30));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// What the program prints, a line each.
    private final class Lines extends OutputStream {
        private final ByteArrayOutputStream now = new ByteArrayOutputStream();

        @Override
        public void write(int b) {
            if (b == '\n') {
                said.add(now.toString(StandardCharsets.UTF_8));
                now.reset();
            } else {
                now.write(b);
            }
        }
    }
}
