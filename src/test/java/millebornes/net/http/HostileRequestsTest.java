package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// Requests that no phone sends: wrong, half, slow, huge, foreign, guessed. Nothing of the table changes by them, nothing
/// fails, and those who play do not notice.
class HostileRequestsTest {

    /// How many; in the profile `soak` a hundred thousand.
    private static final int REQUESTS = Integer.getInteger("hostile", 3_000);

    private static final int SENDERS = 4;
    private static final List<String> METHODS = List.of(
            "GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "", "G E T", "\u0000");
    private static final List<String> PATHS = List.of(
            "/",
            "/table",
            "/health",
            "/metrics",
            "/api/table",
            "/api/seat",
            "/api/events",
            "/api/move",
            "/api/leave",
            "/api/why",
            "/api/hint",
            "/api/undo",
            "/api/redo",
            "/api/next",
            "/api/tables",
            "/api/table/events",
            "*",
            "//",
            "/../../etc/passwd",
            "/%2e%2e/%00",
            "http://evil.example/api/table",
            "/api/move?lang=fr&lang=%",
            "/art/day/x.svg",
            "/" + "a/".repeat(200),
            "mailto:x",
            "\\",
            "/api/seat#s=x");
    private static final List<String> BODIES = List.of(
            "",
            "{}",
            "{\"seat\":0}",
            "{\"seat\":-1}",
            "{\"seat\":1e99}",
            "{\"seat\":0,\"name\":\"\\u202e\"}",
            "{\"step\":0,\"move\":{\"type\":\"discard\",\"card\":\"KM_25\"}}",
            "{\"step\":0,\"move\":{\"type\":\"play\",\"card\":\"FLAT_TIRE\",\"target\":-7}}",
            "[".repeat(2_000),
            "{\"a\":".repeat(500),
            "\u0000\u0001",
            "x".repeat(5_000),
            "{\"step\":99999999999999999999}");

    private static final int TRIES = 60;
    private static final int PIECES = 8;

    @Test
    void nothingChangesAndNothingFails() throws Exception {
        try (TestServer server = new TestServer(Session.start(TestGames.people(4, 1)), HttpLimits.FAMILY)) {
            String token = server.claim(0);
            String before = table(server, token);
            long memory = used();
            try (ExecutorService senders = Executors.newFixedThreadPool(SENDERS)) {
                List<Future<?>> all = new ArrayList<>();
                for (int sender = 0; sender < SENDERS; sender++) {
                    Random random = new Random(sender);
                    all.add(senders.submit(() -> {
                        for (int request = 0; request < REQUESTS / SENDERS; request++) {
                            send(server, random);
                        }
                    }));
                }
                for (Future<?> one : all) {
                    one.get();
                }
            }
            assertThat(table(server, token)).isEqualTo(before);
            assertThat(server.session.moves()).isEmpty();
            assertThat(server.server.figures().failed()).isZero();
            // Streams that were begun and let go end with their next heartbeat at the latest.
            assertThat(used() - memory).as("bytes more than before").isLessThan(64L << 20);
        }
    }

    /// What everybody may know, and how the owner of a key still reaches it.
    private static String table(TestServer server, String token) throws IOException {
        // The last half requests may still take all the connections there are; they are let go after ten seconds.
        for (int left = TRIES; ; left--) {
            try {
                return server.ask("GET", "/api/table", token, "").text();
            } catch (IOException full) {
                if (left == 0) {
                    throw full;
                }
                pause(500);
            }
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void send(TestServer server, Random random) {
        // Half a request is waited for by the table, not by whoever has sent it; a few hang on for a while.
        try (Wire wire = new Wire(server.port(), random.nextInt(100) == 0 ? 300 : 15)) {
            String request = request(server, random);
            if (random.nextInt(200) == 0) {
                drip(wire, request);
            } else {
                wire.send(request);
            }
            wire.head();
        } catch (IOException _) {
            // The connection was closed, which is an answer, too.
        }
    }

    /// A request that comes in pieces, with a pause after each.
    private static void drip(Wire wire, String request) throws IOException {
        int piece = Math.max(1, request.length() / PIECES);
        for (int from = 0; from < request.length(); from += piece) {
            wire.send(request.substring(from, Math.min(request.length(), from + piece)));
            pause(20);
        }
    }

    private static String request(TestServer server, Random random) {
        String body = any(BODIES, random);
        StringBuilder request = new StringBuilder(any(METHODS, random))
                .append(' ')
                .append(any(PATHS, random))
                .append(random.nextInt(9) == 0 ? " HTTP/9.9" : " HTTP/1.1")
                .append("\r\n");
        if (random.nextInt(8) > 0) {
            request.append("Host: 127.0.0.1:").append(server.port()).append("\r\n");
        } else {
            request.append("Host: evil.example\r\nOrigin: http://evil.example\r\n");
        }
        request.append("Connection: close\r\nAuthorization: ")
                .append(key(random))
                .append("\r\n");
        switch (random.nextInt(6)) {
            case 0 -> request.append("Content-Length: -1\r\n");
            case 1 -> request.append("Content-Length: 999999999\r\n");
            case 2 -> request.append("Transfer-Encoding: chunked\r\n");
            case 3 -> request.append("X-Large: ").append("y".repeat(30_000)).append("\r\n");
            default -> request.append("Content-Length: ").append(body.length()).append("\r\n");
        }
        String whole = request.append("\r\n").append(body).toString();
        // Some stop in the middle.
        return random.nextInt(5) == 0 ? whole.substring(0, random.nextInt(whole.length())) : whole;
    }

    private static String key(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> "Bearer " + TestServer.guessed();
            case 1 -> "Bearer " + TestServer.stranger();
            case 2 -> "Bearer t1-" + "A".repeat(22);
            case 3 -> "Basic dDE6eA==";
            default -> "Bearer " + "s=".repeat(random.nextInt(50));
        };
    }

    private static String any(List<String> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
