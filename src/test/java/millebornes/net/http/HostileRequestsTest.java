package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// Requests that no phone sends: wrong, incomplete, slow, huge, foreign, guessed. They do not change the table, cause
/// no failure, reveal no card, and do not delay a phone that plays.
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

    private static final int PIECES = 8;

    private static final String WHY = "{\"step\":0,\"move\":{\"type\":\"play\",\"card\":\"KM_200\"}}";

    /// What only the phone of a seat may be told.
    private static final List<String> SECRETS = List.of("\"hands\"", "\"legal\"", "\"token\":\"");

    private final AtomicBoolean isOver = new AtomicBoolean();
    private final Queue<String> leaks = new ConcurrentLinkedQueue<>();

    @Test
    void nothingChangesAndNothingFails() throws Exception {
        try (TestServer server = new TestServer(Session.start(TestGames.people(4, 1)), HttpLimits.FAMILY);
                Wire streamWire = new Wire(server.port());
                ExecutorService phones = Executors.newSingleThreadExecutor()) {
            String token = server.claim(0);
            streamWire.request("GET", "/api/events", token, "").head();
            assertThat(streamWire.message()).startsWith("id: 0\n");
            String before = server.ask("GET", "/api/table", token, "").text();
            long memory = used();
            Future<long[]> waits = phones.submit(() -> waits(server, server.claim(1)));
            attack(server);
            long[] sorted = waits.get();
            server.onTable(() -> server.table.release(1));
            assertThat(server.ask("GET", "/api/table", token, "").text()).isEqualTo(before);
            assertThat(server.session.moves()).isEmpty();
            assertThat(TestServer.figure(server.server, "requests_failed_total"))
                    .isZero();
            assertThat(leaks).as("answers that hold what only a phone may know").isEmpty();
            String card = server.session.view(0).hand().cards().getFirst().name();
            String move = "{\"step\":0,\"move\":{\"type\":\"discard\",\"card\":\"" + card + "\"}}";
            assertThat(server.ask("POST", "/api/move", token, move).text()).contains("\"ok\":true");
            String message = streamWire.message();
            while (message.startsWith("id: 0\n") || message.startsWith(":")) {
                message = streamWire.message();
            }
            assertThat(message).as("the stream of the seat").startsWith("id: 1\nevent: view\n");
            long more = used() - memory;
            System.getLogger(HostileRequestsTest.class.getName())
                    .log(
                            System.Logger.Level.INFO,
                            "{0} hostile requests; of {1} of a phone 95 in 100 were answered within {2} us; {3} kB more",
                            REQUESTS,
                            sorted.length,
                            sorted[sorted.length * 95 / 100] / 1_000,
                            more >> 10);
            // Streams that were begun and let go end with their next heartbeat at the latest.
            assertThat(more).as("bytes more than before").isLessThan(64L << 20);
        }
    }

    private void attack(TestServer server) throws Exception {
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
        } finally {
            isOver.set(true);
        }
    }

    /// A phone asks again and again, as often as it may, and is always answered.
    ///
    /// @return how long each answer took in ns, in ascending order
    private long[] waits(TestServer server, String token) throws IOException {
        List<Long> waits = new ArrayList<>();
        do {
            long began = System.nanoTime();
            assertThat(server.ask("POST", "/api/why", token, WHY).status()).isEqualTo(200);
            waits.add(System.nanoTime() - began);
            pause(60);
        } while (!isOver.get());
        return waits.stream().mapToLong(Long::longValue).sorted().toArray();
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(TestServer server, Random random) {
        // Half a request is waited for by the table, not by whoever has sent it; a few hang on for a while.
        try (Wire wire = new Wire(server.port(), random.nextInt(100) == 0 ? 300 : 15)) {
            String request = request(server, random);
            if (random.nextInt(200) == 0) {
                drip(wire, request);
            } else {
                wire.send(request);
            }
            String answer = wire.reply().text();
            if (SECRETS.stream().anyMatch(answer::contains)) {
                leaks.add(request + answer);
            }
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
