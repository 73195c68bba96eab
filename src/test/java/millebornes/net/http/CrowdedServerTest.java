package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import millebornes.net.http.HttpLimits.ConnectionLimits;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// More and slower connections than a family makes do not affect phones that hold seats.
class CrowdedServerTest {

    private static final int LONG_PATHS = 200;
    private static final int IDLE = 1_000;
    private static final int PATIENCE_MILLIS = 30_000;

    /// What a browser loads of the page of a phone, and opens at once for that.
    private static final List<String> PAGE = List.of(
            "/",
            "/phone.js",
            "/page.js",
            "/road.js",
            "/screens.js",
            "/phone.css",
            "/page.css",
            "/palette.css",
            "/drawings.svg",
            "/words/fr.json",
            "/icon.png");

    private static final int CONNECTIONS_OF_A_BROWSER = 6;
    private static final int PHONES = 24;
    private static final int BYSTANDERS = 24;
    private static final Duration SHORT = Duration.ofSeconds(1);

    private static TestServer server(HttpLimits limits) throws IOException {
        return new TestServer(Session.start(TestGames.people(3, 1)), limits);
    }

    private static HttpLimits limits(int total, int perAddress, Duration longest) {
        HttpLimits defaultLimits = HttpLimits.FAMILY;
        return new HttpLimits(
                new ConnectionLimits(total, perAddress, longest, longest, longest, Duration.ZERO),
                defaultLimits.bodyBytes(),
                defaultLimits.requestsPerSecond(),
                defaultLimits.joinsPerMinute(),
                defaultLimits.streamsPerSeat(),
                defaultLimits.bystandersPerTable(),
                defaultLimits.heartbeat(),
                defaultLimits.patience());
    }

    /// A stranger at one of the many addresses of this machine.
    private static Wire stranger(TestServer server, int address) throws IOException {
        return new Wire(server.port(), PATIENCE_MILLIS, InetAddress.ofLiteral("127.0.1." + (1 + address)));
    }

    /// Names of files are read without a frame of the stack for each folder, and lines are measured before that.
    @ParameterizedTest
    @ValueSource(ints = {1_000, 2_000, 7_500, 32_000})
    void pathsOfThousandsOfFoldersStopNothing(int folders) throws IOException {
        try (TestServer server = server(HttpLimits.FAMILY)) {
            String token = server.claim(0);
            for (int request = 0; request < LONG_PATHS; request++) {
                Wire.Reply reply = server.ask("GET", "/" + "a/".repeat(folders) + "b.js", "", "");
                assertThat(reply.status()).isEqualTo(folders <= 2_000 ? 404 : 414);
            }
            assertServes(server, token);
            assertThat(TestServer.figure(server.server, "requests_failed_total"))
                    .isZero();
        }
    }

    @Test
    void anErrorEndsItsConnectionAndNoOther() throws Exception {
        try (PhoneServer server = PhoneServer.start(
                new SuppliedTable(TestServer.TABLE, () -> {
                    throw new StackOverflowError("on purpose");
                }),
                new ServerConfig(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        new HostGuard(Set.of()),
                        ProxyAddresses.NONE,
                        HttpLimits.FAMILY,
                        _ -> {}))) {
            for (int request = 0; request < 3; request++) {
                try (Wire wire = new Wire(server.port())) {
                    wire.request("GET", "/api/table", TestServer.guessed(), "");
                    assertThat(wire.reply().status()).isEqualTo(500);
                    assertThat(wire.isAtEnd()).isTrue();
                }
            }
            try (Wire wire = new Wire(server.port())) {
                assertThat(wire.request("GET", "/health", "", "").reply().status())
                        .isEqualTo(200);
            }
            assertThat(TestServer.figure(server, "requests_failed_total")).isEqualTo(3);
        }
    }

    @Test
    void aThousandIdleHalfOpenAndSlowConnectionsStopNothing() throws Exception {
        List<Wire> crowd = new ArrayList<>();
        try (TestServer server = server(HttpLimits.FAMILY);
                Wire seatedWire = new Wire(server.port())) {
            String token = server.claim(0);
            seatedWire.request("GET", "/api/events", token, "").head();
            assertThat(seatedWire.message()).startsWith("id: 0\n");
            String room = server.room();
            for (int each = 0; each < IDLE; each++) {
                for (String beginning : List.of(
                        "",
                        "GET /health HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\nX: ",
                        "POST /api/seat HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\nAuthorization: Bearer "
                                + room + "\r\nContent-Length: 100\r\n\r\n{")) {
                    if (each % 10 == 0 || beginning.isEmpty()) {
                        crowd.add(stranger(server, each % 4));
                        crowd.getLast().send(beginning);
                    }
                }
            }
            assertServes(server, token);
            assertThat(TestServer.figure(server.server, "connections"))
                    .isLessThanOrEqualTo(ConnectionLimits.USUAL.total());
            assertThat(seatedWire.message()).as("its stream goes on").startsWith("id: ");
            assertThat(TestServer.figure(server.server, "requests_failed_total"))
                    .isZero();
        } finally {
            for (Wire wire : crowd) {
                wire.close();
            }
        }
    }

    /// Health answers, another phone gets in, and the one with the key plays.
    private static void assertServes(TestServer server, String token) throws IOException {
        assertThat(server.ask("GET", "/health", "", "").text()).isEqualTo("ok\n");
        assertThat(server.claim(1)).isNotEmpty();
        String card = server.session.view(0).hand().cards().getFirst().name();
        assertThat(server.ask(
                                "POST",
                                "/api/move",
                                token,
                                "{\"step\":0,\"move\":{\"type\":\"discard\",\"card\":\"" + card + "\"}}")
                        .text())
                .contains("\"ok\":true");
    }

    /// Anyone who floods with a key that many share is refused, and nobody else who has it; a token counts from
    /// everywhere.
    @Test
    void aSharedKeyIsNotUsedUpByOneOfThoseWhoHaveIt() throws IOException {
        try (TestServer server = server(HttpLimits.FAMILY)) {
            String token = server.claim(0);
            assertThat(afterAFlood(server, server.room())).isEqualTo(200);
            assertThat(afterAFlood(server, token)).isEqualTo(429);
        }
    }

    /// Uses up what a key may ask from one address, until that is refused.
    ///
    /// @return what another address that has it is answered
    private static int afterAFlood(TestServer server, String key) throws IOException {
        try (Wire greedyWire = stranger(server, 0);
                Wire otherWire = stranger(server, 1)) {
            int status = 200;
            while (status == 200) {
                status =
                        greedyWire.request("GET", "/api/table", key, "").reply().status();
            }
            assertThat(status).isEqualTo(429);
            return otherWire.request("GET", "/api/table", key, "").reply().status();
        }
    }

    /// Behind one address, as in a family: 288 connections at once.
    @Test
    void aHouseFullOfPhonesLoadsItsPagesAtOnce() throws Exception {
        try (TestServer server = server(HttpLimits.FAMILY);
                ExecutorService browsers = Executors.newVirtualThreadPerTaskExecutor()) {
            CountDownLatch open = new CountDownLatch((PHONES + BYSTANDERS) * CONNECTIONS_OF_A_BROWSER);
            List<Future<List<Integer>>> loaded = IntStream.range(0, (int) open.getCount())
                    .mapToObj(connection -> browsers.submit(() -> load(server, connection, open)))
                    .toList();
            int files = 0;
            for (Future<List<Integer>> one : loaded) {
                assertThat(one.get()).containsOnly(200);
                files += one.get().size();
            }
            assertThat(files).isEqualTo((PHONES + BYSTANDERS) * PAGE.size());
            assertThat(server.server.figures().text(1)).contains("millebornes_crowded_out_total 0\n");
        }
    }

    /// One connection of a browser loads its share of the page when all others are open.
    private static List<Integer> load(TestServer server, int connection, CountDownLatch open) throws Exception {
        List<Integer> statuses = new ArrayList<>();
        try (Wire wire = new Wire(server.port())) {
            open.countDown();
            open.await();
            for (int file = connection % CONNECTIONS_OF_A_BROWSER;
                    file < PAGE.size();
                    file += CONNECTIONS_OF_A_BROWSER) {
                statuses.add(wire.request("GET", PAGE.get(file), "", "").reply().status());
            }
        }
        return statuses;
    }

    @Test
    void strangersMakeRoomAndPhonesThatHoldSeatsStay() throws Exception {
        try (TestServer server = server(limits(4, 4, Duration.ofMinutes(5)))) {
            String first = server.claim(0);
            String second = server.claim(1);
            awaitConnections(server, 0);
            try (Wire wire = stream(server, "/api/events", first);
                    Wire secondWire = stream(server, "/api/events", second)) {
                assertThat(wire.message()).startsWith("id: 0\n");
                assertThat(secondWire.message()).startsWith("id: 0\n");
                try (Wire olderWire = new Wire(server.port());
                        Wire youngerWire = new Wire(server.port());
                        Wire phoneWire = new Wire(server.port())) {
                    assertThat(phoneWire
                                    .request("GET", "/api/table", first, "")
                                    .reply()
                                    .status())
                            .isEqualTo(200);
                    assertThat(olderWire.isAtEnd())
                            .as("the one that has waited longest")
                            .isTrue();
                    assertThat(youngerWire
                                    .request("GET", "/health", "", "")
                                    .reply()
                                    .status())
                            .isEqualTo(200);
                    assertThat(TestServer.figure(server.server, "connections"))
                            .as("both streams stay")
                            .isEqualTo(4);
                }
            }
        }
    }

    @Test
    void streamsOfSeatsAreNotClosedForANewConnection() throws Exception {
        try (TestServer server = server(limits(2, 2, Duration.ofMinutes(5)))) {
            String first = server.claim(0);
            String second = server.claim(1);
            awaitConnections(server, 0);
            try (Wire wire = stream(server, "/api/events", first);
                    Wire secondWire = stream(server, "/api/events", second);
                    Wire lateWire = new Wire(server.port())) {
                assertThat(lateWire.isAtEnd()).isTrue();
                assertThat(wire.message()).startsWith("id: 0\n");
                assertThat(secondWire.message()).startsWith("id: 0\n");
            }
        }
    }

    /// One address that opens all that it may does not cost another one its place.
    @Test
    void oneAddressTakesOnlyItsShare() throws Exception {
        List<Wire> crowd = new ArrayList<>();
        try (TestServer server = server(limits(50, 20, Duration.ofMinutes(5)));
                Wire waitingWire = stranger(server, 1)) {
            for (int each = 0; each < 100; each++) {
                crowd.add(stranger(server, 2));
            }
            assertThat(crowd.getFirst().isAtEnd()).isTrue();
            assertThat(crowd.getLast().request("GET", "/health", "", "").reply().status())
                    .isEqualTo(200);
            assertThat(waitingWire.request("GET", "/health", "", "").reply().status())
                    .as("another address")
                    .isEqualTo(200);
        } finally {
            for (Wire wire : crowd) {
                wire.close();
            }
        }
    }

    /// Behind a named proxy there are many: only the total counts.
    @Test
    void aNamedProxyHasAsManyConnectionsAsThereAre() throws Exception {
        List<Wire> crowd = new ArrayList<>();
        ProxyAddresses proxy = ProxyAddresses.of(List.of("127.0.1.3"));
        try (TestServer server =
                new TestServer(Session.start(TestGames.people(3, 1)), limits(50, 5, Duration.ofMinutes(5)), proxy)) {
            for (int each = 0; each < 40; each++) {
                crowd.add(stranger(server, 2));
            }
            for (Wire wire : crowd) {
                assertThat(wire.request("GET", "/health", "", "").reply().status())
                        .isEqualTo(200);
            }
        } finally {
            for (Wire wire : crowd) {
                wire.close();
            }
        }
    }

    /// Each byte comes before anything is overdue, and the whole does not.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GET /health HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n",
                "POST /api/next HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAuthorization: Bearer TOKEN\r\nContent-Length: 4000\r\n\r\n",
                "POST /api/next HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAuthorization: Bearer TOKEN\r\nTransfer-Encoding: chunked\r\n\r\n7a0\r\n",
            })
    void whatTricklesIsEnded(String beginning) throws Exception {
        try (TestServer server = server(limits(50, 50, SHORT))) {
            String token = server.claim(0);
            try (Wire slowWire = new Wire(server.port(), 20)) {
                slowWire.send(beginning
                        .replace("PORT", Integer.toString(server.port()))
                        .replace("TOKEN", token));
                while (!isEnded(slowWire)) {
                    slowWire.send("a");
                }
            } catch (SocketException _) {
                // The connection was reset, which ends it, too.
            }
            awaitConnections(server, 0);
            assertThat(server.ask("GET", "/health", "", "").text()).isEqualTo("ok\n");
        }
    }

    private static boolean isEnded(Wire slowWire) throws IOException {
        try {
            return slowWire.isAtEnd();
        } catch (SocketTimeoutException _) {
            return false;
        }
    }

    @Test
    void whatIsIdleIsEnded() throws Exception {
        try (TestServer server = server(limits(50, 50, SHORT));
                Wire freshWire = new Wire(server.port());
                Wire usedWire = new Wire(server.port())) {
            assertThat(usedWire.request("GET", "/health", "", "").reply().status())
                    .isEqualTo(200);
            assertThat(usedWire.isAtEnd()).isTrue();
            assertThat(freshWire.isAtEnd()).isTrue();
        }
    }

    private static Wire stream(TestServer server, String path, String key) throws IOException {
        Wire wire = new Wire(server.port()).request("GET", path, key, "");
        assertThat(wire.head().status()).isEqualTo(200);
        return wire;
    }

    private static void awaitConnections(TestServer server, int count) throws InterruptedException {
        while (TestServer.figure(server.server, "connections") > count) {
            Thread.sleep(10);
        }
    }
}
