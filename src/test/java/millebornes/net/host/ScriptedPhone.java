package millebornes.net.host;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import millebornes.save.BadJsonException;
import millebornes.save.StrictJsonParser;
import org.jspecify.annotations.Nullable;

/// A phone that plays automatically, with Java's HTTP client: it reads its stream and answers every question with one
/// of the legal moves in the message. Its choice depends only on the step, so the same deal is always played in the
/// same way.
public final class ScriptedPhone implements Runnable {

    private static final int RETRY_MILLIS = 50;

    private final String base;
    private final String token;
    private final Habits habits;
    private final Random luck;
    public final AtomicInteger moves = new AtomicInteger();
    public final AtomicInteger oldSteps = new AtomicInteger();
    public final AtomicInteger lines = new AtomicInteger();
    public volatile @Nullable JsonObject last;
    public volatile @Nullable Exception failure;

    /// How somebody handles a phone.
    ///
    /// @param tapsTwice every tap is two
    /// @param loses in how many of a hundred messages the line is lost
    /// @param persists what the network has swallowed is tried again, for ever
    /// @param pauseMillis how long every answer takes
    public record Habits(boolean tapsTwice, int loses, boolean persists, int pauseMillis) {
        public static final Habits CALM = new Habits(false, 0, false);
        public static final Habits PERSISTENT = new Habits(false, 0, true);

        /// Few enough requests for the limits of a family.
        public static final Habits HUMAN = new Habits(false, 0, false, 60);

        public Habits(boolean tapsTwice, int loses, boolean persists) {
            this(tapsTwice, loses, persists, 0);
        }

        public Habits(boolean tapsTwice, int loses) {
            this(tapsTwice, loses, false);
        }
    }

    public ScriptedPhone(String base, String token, Habits habits, long seed) {
        this.base = base;
        this.token = token;
        this.habits = habits;
        this.luck = new Random(seed);
    }

    /// Claims a seat.
    ///
    /// @param join the address that is scanned
    public static String claim(String base, String join, int seat) throws IOException {
        String key = join.substring(join.indexOf("#s=") + 3);
        JsonObject answer = post(base, "/api/seat", key, "{\"seat\":" + seat + "}");
        return answer.get("token").getAsString();
    }

    @Override
    public void run() {
        try {
            while (!isOver()) {
                try {
                    listen();
                } catch (IOException swallowed) {
                    tryAgain(swallowed);
                }
            }
        } catch (IOException | RuntimeException e) {
            failure = e;
        }
    }

    private void tryAgain(IOException swallowed) throws IOException {
        if (!habits.persists()) {
            throw swallowed;
        }
        pause(RETRY_MILLIS);
    }

    private static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private JsonObject tap(String path, String body) throws IOException {
        while (true) {
            try {
                return post(base, path, token, body);
            } catch (IOException swallowed) {
                tryAgain(swallowed);
            }
        }
    }

    private boolean isOver() {
        JsonObject seen = last;
        return seen != null && phase(seen).equals("match-over");
    }

    /// Listens until the line is lost or the match is over.
    private void listen() throws IOException {
        HttpURLConnection line = open(base, "/api/events?lang=en", token);
        lines.incrementAndGet();
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(line.getInputStream(), StandardCharsets.UTF_8))) {
            for (@Nullable String text = in.readLine(); text != null; text = in.readLine()) {
                if (text.startsWith("data: {\"step\"")) {
                    heard(whole(text.substring("data: ".length())));
                    if (isOver() || luck.nextInt(100) < habits.loses()) {
                        return;
                    }
                }
            }
        } finally {
            line.disconnect();
        }
    }

    private void heard(JsonObject message) throws IOException {
        last = message;
        int step = message.get("step").getAsInt();
        JsonObject view = message.getAsJsonObject("view");
        int seat = view.get("seat").getAsInt();
        JsonArray asked = view.getAsJsonArray("asked");
        if (phase(message).equals("round-over")) {
            tap("/api/next", "{\"step\":" + step + "}");
        } else if (message.get("asked").getAsBoolean() && asked.get(0).getAsInt() == seat) {
            // Of two partners the one who sits first answers first: the same deal is played in the same way.
            answer(step, view.getAsJsonArray("legal"));
        }
    }

    private void answer(int step, JsonArray legal) throws IOException {
        pause(habits.pauseMillis());
        int choice = new Random(step * 31L + legal.size()).nextInt(Math.max(1, (legal.size() + 1) / 2));
        String body = "{\"step\":" + step + ",\"move\":" + legal.get(choice) + "}";
        for (int tap = 0; tap < (habits.tapsTwice() ? 2 : 1); tap++) {
            JsonObject answer = tap("/api/move", body);
            if (answer.get("ok").getAsBoolean()) {
                moves.incrementAndGet();
            } else if (answer.get("refusal").getAsString().equals("OLD_STEP")) {
                oldSteps.incrementAndGet();
            } else {
                throw new IOException("refused: " + body + " " + answer);
            }
        }
    }

    static String phase(JsonObject message) {
        return message.getAsJsonObject("view").get("phase").getAsString();
    }

    public static JsonObject post(String base, String path, String key, String body) throws IOException {
        HttpURLConnection line = open(base, path, key);
        line.setRequestMethod("POST");
        line.setDoOutput(true);
        try (OutputStream out = line.getOutputStream()) {
            out.write(body.getBytes(StandardCharsets.UTF_8));
        }
        return answer(line);
    }

    public static JsonObject get(String base, String path, String key) throws IOException {
        HttpURLConnection line = open(base, path, key);
        return answer(line);
    }

    private static JsonObject answer(HttpURLConnection line) throws IOException {
        boolean good = line.getResponseCode() < 400;
        try (@Nullable InputStream in = good ? line.getInputStream() : line.getErrorStream()) {
            if (in == null) {
                throw new IOException("an answer without a body");
            }
            return whole(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /// A message that was cut in the middle is as good as none.
    private static JsonObject whole(String text) throws IOException {
        try {
            return StrictJsonParser.object(text);
        } catch (BadJsonException exception) {
            throw new IOException(exception);
        }
    }

    private static HttpURLConnection open(String base, String path, String key) throws IOException {
        HttpURLConnection line =
                (HttpURLConnection) URI.create(base + path).toURL().openConnection();
        line.setReadTimeout(30_000);
        line.setConnectTimeout(5_000);
        line.setUseCaches(false);
        if (!key.isEmpty()) {
            line.setRequestProperty("Authorization", "Bearer " + key);
        }
        return line;
    }
}
