package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import millebornes.net.http.HttpLimits.ConnectionLimits;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Every limit and every refusal of docs/phones.md, byte by byte over a real connection.
class PhoneServerTest {

    private static final String GO = "{\"step\":0,\"move\":{\"type\":\"discard\",\"card\":\"KM_25\"}}";

    private TestServer server;

    @BeforeEach
    void open() throws IOException {
        server = new TestServer(Session.start(TestGames.people(4, 1)), HttpLimits.FAMILY, "hand.test");
    }

    @AfterEach
    void close() {
        assertThat(TestServer.figure(server.server, "requests_failed_total"))
                .as("requests that failed here")
                .isZero();
        server.close();
    }

    @Test
    void everyWrongKeyGetsTheSameBytes() throws IOException {
        String token = server.claim(0);
        String watch = server.keys.watch().text();
        Set<String> answers = new HashSet<>();
        for (String key : List.of(
                "", "x", TestServer.guessed(), TestServer.stranger(), token + "x", token.substring(1), "t1-", watch)) {
            for (String path : List.of("move", "leave", "why", "hint", "undo", "redo", "next", "seat")) {
                for (String body : List.of("{}", GO, "no json", "{\"seat\":1}")) {
                    answers.add(raw("POST", "/api/" + path, key, body));
                }
            }
            answers.add(raw("GET", "/api/events", key, ""));
        }
        answers.add(raw("GET", "/api/table", TestServer.guessed(), ""));
        answers.add(raw("GET", "/api/table", "", ""));
        answers.add(raw("POST", "/api/move", server.room(), GO));
        answers.add(raw("POST", "/api/seat", token, "{\"seat\":1}"));
        answers.add(raw("POST", "/api/seat", server.keys.invitations().get(1).text(), "{\"seat\":2}"));
        assertThat(answers).hasSize(1);
        assertThat(answers.iterator().next()).startsWith("401 ").contains("WRONG_KEY");
        assertThat(server.session.moves()).isEmpty();
    }

    @Test
    void everyAnswerHasTheHeadersThatProtect() throws IOException {
        for (Wire.Reply reply : List.of(
                server.ask("GET", "/api/table", server.room(), ""),
                server.ask("GET", "/api/table", "", ""),
                server.ask("GET", "/nothing", "", ""),
                server.ask("GET", "/palette.css", "", ""),
                server.ask("DELETE", "/", "", ""))) {
            assertThat(reply.headers())
                    .containsEntry("cache-control", "no-store")
                    .containsEntry("content-security-policy", "default-src 'self'")
                    .containsEntry("x-content-type-options", "nosniff")
                    .containsEntry("x-frame-options", "DENY")
                    .containsEntry("referrer-policy", "no-referrer");
            assertThat(reply.headers().keySet())
                    .noneMatch(name -> name.startsWith("access-control"))
                    .doesNotContain("set-cookie");
        }
    }

    @Test
    void anotherNameOrAForeignPageIsRefused() throws IOException {
        String room = server.room();
        String own = "127.0.0.1:" + server.port();
        assertThat(asked(own, null, room)).isEqualTo(200);
        assertThat(asked("localhost:" + server.port(), "http://localhost:" + server.port(), room))
                .isEqualTo(200);
        assertThat(asked("hand.test:" + server.port(), "http://hand.test:" + server.port(), room))
                .isEqualTo(200);
        assertThat(asked("HAND.test", "https://hand.test", room))
                .as("through a tunnel")
                .isEqualTo(200);
        for (String host : List.of(
                "evil.example:" + server.port(),
                "127.0.0.1",
                "127.0.0.1:1",
                "192.168.1.20:" + server.port(),
                "2130706433:" + server.port(),
                "127.1:" + server.port(),
                "evil.example",
                "hand.test.evil.example",
                "127.0.0.1:" + server.port() + "@evil.example",
                "",
                "[::1]:" + server.port())) {
            assertThat(asked(host, null, room)).as("Host: %s", host).isEqualTo(403);
        }
        for (String origin : List.of(
                "null",
                "http://evil.example",
                "http://127.0.0.1",
                "http://127.0.0.1:1",
                "file://",
                "https://hand.test.x")) {
            assertThat(asked(own, origin, room)).as("Origin: %s", origin).isEqualTo(403);
        }
        try (Wire wire = new Wire(server.port())) {
            wire.send("GET /health HTTP/1.1\r\nHost: " + own + "\r\nHost: " + own + "\r\n\r\n");
            assertThat(wire.reply().status()).as("two hosts").isEqualTo(403);
        }
    }

    @Test
    void aSeatIsClaimedOnceAndMovesNeedItsKey() throws IOException {
        Wire.Reply claimedReply = server.ask("POST", "/api/seat", server.room(), "{\"seat\":2,\"name\":\"Lou\"}");
        assertThat(claimedReply.status()).isEqualTo(200);
        String token = claimedReply.json().get("token").getAsString();
        assertThat(token).matches("t1-[A-Za-z0-9_-]{22}");
        assertThat(server.ask("POST", "/api/seat", server.room(), "{\"seat\":2}")
                        .status())
                .isEqualTo(409);
        JsonObject table = server.ask("GET", "/api/table", token, "").json();
        assertThat(table.get("edition").getAsString()).isEqualTo("board");
        JsonObject seat = table.getAsJsonArray("seats").get(2).getAsJsonObject();
        assertThat(seat.get("name").getAsString()).isEqualTo("Lou");
        assertThat(seat.get("taken").getAsBoolean()).isTrue();
        assertThat(seat.get("kind").getAsString()).isEqualTo("person");
        assertThat(server.ask("POST", "/api/leave", token, "{}").status()).isEqualTo(200);
        assertThat(server.ask("GET", "/api/table", token, "").status())
                .as("worth nothing now")
                .isEqualTo(401);
        assertThat(server.ask("POST", "/api/seat", server.room(), "{\"seat\":2}")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aStolenRoomKeyIsWorthlessWhenTheTableIsFull() throws IOException {
        for (int seat = 0; seat < 4; seat++) {
            server.claim(seat);
        }
        for (int seat = 0; seat < 4; seat++) {
            assertThat(server.ask("POST", "/api/seat", server.room(), "{\"seat\":" + seat + "}")
                            .status())
                    .isEqualTo(409);
        }
        assertThat(server.ask("GET", "/api/events", server.room(), "").status()).isEqualTo(401);
    }

    @Test
    void moreThanFiveJoinsAMinuteAreTooMany() throws IOException {
        for (int seat = 0; seat < 4; seat++) {
            server.claim(seat);
        }
        for (int join = 0; join < 5; join++) {
            assertThat(server.ask("POST", "/api/seat", server.room(), "{\"seat\":0}")
                            .status())
                    .as("those who scanned their own seat's code do not count")
                    .isEqualTo(409);
        }
        Wire.Reply sixthReply = server.ask("POST", "/api/seat", server.room(), "{\"seat\":0}");
        assertThat(sixthReply.status()).isEqualTo(429);
        assertThat(sixthReply.headers()).containsKey("retry-after");
    }

    @Test
    void moreThanTwentyRequestsASecondWithOneKeyAreTooMany() throws IOException {
        String token = server.claim(0);
        String other = server.claim(1);
        int refused = 0;
        try (Wire wire = new Wire(server.port())) {
            for (int request = 0; request < 200; request++) {
                Wire.Reply reply =
                        wire.request("POST", "/api/next", token, "{\"step\":0}").reply();
                refused += reply.status() == 429 ? 1 : 0;
            }
        }
        assertThat(refused).isBetween(1, 180);
        assertThat(server.ask("POST", "/api/next", other, "{\"step\":0}").status())
                .as("somebody else is not held up")
                .isEqualTo(200);
    }

    @Test
    void bodiesAreRefusedThatAreTooLongOrNoRequest() throws IOException {
        String token = server.claim(0);
        String spaces = " ".repeat(4096 - GO.length());
        assertThat(server.ask("POST", "/api/move", token, GO + spaces).status()).isEqualTo(200);
        assertThat(server.ask("POST", "/api/move", token, GO + spaces + " ").status())
                .isEqualTo(413);
        for (String body : List.of(
                "no json",
                "[]",
                "{\"step\":\"0\",\"move\":{}}",
                "{\"step\":0}",
                "{\"step\":0,\"step\":0,\"move\":{\"type\":\"stop\"}}",
                "{\"step\":0,\"move\":{\"type\":\"fly\"}}",
                "{\"step\":0,\"move\":{\"type\":\"play\",\"card\":\"KM_1000\"}}")) {
            Wire.Reply reply = server.ask("POST", "/api/move", token, body);
            assertThat(reply.status()).as(body).isEqualTo(400);
            assertThat(reply.json().get("refusal").getAsString()).isEqualTo("BAD_REQUEST");
        }
        assertThat(server.ask("POST", "/api/seat", server.room(), "{\"seat\":17}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void theRulesRefuseInTheLanguageOfThePhone() throws IOException {
        String token = server.claim(0);
        String move = "{\"step\":0,\"move\":{\"type\":\"end-turn\"}}";
        Wire.Reply frenchReply = server.ask("POST", "/api/move?lang=fr", token, move);
        Wire.Reply englishReply = server.ask("POST", "/api/move?lang=en", token, move);
        assertThat(frenchReply.status()).isEqualTo(200);
        assertThat(frenchReply.json().get("refusal").getAsString()).isEqualTo("WRONG_PHASE");
        assertThat(frenchReply.json().get("rule").getAsString()).startsWith("R-");
        assertThat(frenchReply.text()).isNotEqualTo(englishReply.text());
    }

    @Test
    void methodsAndPathsThatAreNotThereAreRefused() throws IOException {
        assertThat(server.ask("GET", "/api/move", server.room(), "").status()).isEqualTo(405);
        assertThat(server.ask("POST", "/api/table", server.room(), "{}").status())
                .isEqualTo(405);
        assertThat(server.ask("PUT", "/", "", "").headers()).containsEntry("allow", "GET");
        for (String path : List.of(
                "/api/",
                "/api/nothing",
                "/api/tables/x",
                "/../words/fr.json",
                "/%2e%2e/",
                "/phones",
                "/index.html/",
                "/.x",
                "/millebornes/cli/Main.class",
                "/theme/tokens.properties",
                "/bot/board-2.net",
                "/art/day/../x.svg")) {
            assertThat(server.ask("GET", path, "", "").status()).as(path).isEqualTo(404);
        }
        assertThat(server.ask("POST", "/api/tables", "", "{}").status())
                .as("a single table opens no other")
                .isEqualTo(404);
    }

    @Test
    void aStreamSaysAtOnceHowThingsStandAndThenEveryStep() throws IOException {
        String token = server.claim(0);
        try (Wire phoneWire = new Wire(server.port()).request("GET", "/api/events?lang=fr", token, "");
                Wire auntWire = new Wire(server.port()).request("GET", "/api/table/events", "", "")) {
            Wire.Reply headReply = phoneWire.head();
            assertThat(headReply.status()).isEqualTo(200);
            assertThat(headReply.headers()).containsEntry("content-type", "text/event-stream; charset=utf-8");
            assertThat(phoneWire.message())
                    .startsWith("id: 0\nevent: view\ndata: {\"step\":0,\"view\":{\"phase\":\"play\"");
            assertThat(auntWire.head().status()).isEqualTo(200);
            assertThat(auntWire.message()).startsWith("id: 0\nevent: table\ndata: {\"step\":0,\"table\":{");
            String card = server.session.view(0).hand().cards().getFirst().name();
            server.ask(
                    "POST",
                    "/api/move",
                    token,
                    "{\"step\":0,\"move\":{\"type\":\"discard\",\"card\":\"" + card + "\"}}");
            assertThat(phoneWire.message()).startsWith("id: 1\nevent: view\ndata: {\"step\":1,");
            String next = auntWire.message();
            while (next.startsWith("id: 0\nevent: table\n")) {
                // Somebody has come, which is no step.
                next = auntWire.message();
            }
            assertThat(next).startsWith("id: 1\nevent: table\n").doesNotContain("\"hands\"");
        }
    }

    @Test
    void theNewerStreamWinsAndTheOlderSaysSo() throws IOException {
        String token = server.claim(0);
        try (Wire oldWire = new Wire(server.port()).request("GET", "/api/events", token, "");
                Wire tabWire = new Wire(server.port())) {
            oldWire.head();
            // It listens now: of two requests under way at once either may be the newer.
            assertThat(oldWire.message()).contains("event: view");
            tabWire.request("GET", "/api/events", token, "").head();
            tabWire.message();
            String last = oldWire.message();
            while (last.contains("event: view") || last.startsWith(":")) {
                last = oldWire.message();
            }
            assertThat(last).isEqualTo("event: replaced\ndata: {}\n\n");
            assertThat(oldWire.chunk()).as("the stream ends").isEmpty();
        }
    }

    @Test
    void aStreamThatHasNothingToSaySaysThatItIsThere() throws IOException {
        HttpLimits quickLimits = new HttpLimits(
                ConnectionLimits.USUAL, 4096, 20, 5, 2, 2, Duration.ofMillis(20), Duration.ofSeconds(10));
        try (TestServer otherServer = new TestServer(Session.start(TestGames.people(2, 1)), quickLimits);
                Wire wire = new Wire(otherServer.port()).request("GET", "/api/table/events", "", "");
                Wire secondWire = new Wire(otherServer.port()).request("GET", "/api/table/events", "", "")) {
            wire.head();
            // Where the first view takes longer than that, the sign of life comes before it.
            assertThat(List.of(wire.message(), wire.message())).contains(":\n\n");
            secondWire.head();
            secondWire.message();
            assertThat(otherServer.ask("GET", "/api/table/events", "", "").status())
                    .as("no more than two may listen here")
                    .isEqualTo(503);
        }
    }

    /// Its connection stays open, as that of a phone out of reach does.
    @Test
    void aPhoneThatAnswersNoCommentIsAway() throws IOException, InterruptedException {
        HttpLimits quickLimits = new HttpLimits(
                ConnectionLimits.USUAL, 4096, 1_000_000, 5, 2, 2, Duration.ofMillis(20), Duration.ofSeconds(10));
        try (TestServer otherServer = new TestServer(Session.start(TestGames.people(2, 1)), quickLimits)) {
            String token = otherServer.claim(0);
            try (Wire phoneWire = new Wire(otherServer.port()).request("GET", "/api/events", token, "")) {
                phoneWire.head();
                while (!state(otherServer).equals("away")) {
                    Thread.sleep(20);
                }
                assertThat(otherServer.server.figures().streams()).isZero();
            }
        }
    }

    /// What bystanders are told of the first seat.
    private static String state(TestServer asked) throws IOException {
        return asked.ask("GET", "/api/table", asked.room(), "")
                .json()
                .getAsJsonArray("seats")
                .get(0)
                .getAsJsonObject()
                .get("state")
                .getAsString();
    }

    @Test
    void whoDoesNotReadIsDropped() throws IOException, InterruptedException {
        HttpLimits quickLimits =
                new HttpLimits(ConnectionLimits.USUAL, 4096, 20, 5, 8, 8, Duration.ofNanos(1), Duration.ofMillis(200));
        try (TestServer otherServer = new TestServer(Session.start(TestGames.people(2, 1)), quickLimits);
                Wire lazyWire = new Wire(otherServer.port()).request("GET", "/api/table/events", "", "")) {
            lazyWire.head();
            // Heartbeats without a pause fill every buffer between here and there.
            while (TestServer.figure(otherServer.server, "slow_dropped_total") == 0) {
                Thread.sleep(20);
            }
            while (otherServer.server.figures().streams() > 0) {
                Thread.sleep(20);
            }
        }
    }

    private String raw(String method, String path, String key, String body) throws IOException {
        Wire.Reply reply = server.ask(method, path, key, body);
        return reply.status() + " " + reply.headers().toString().replaceAll("date=[^}]*GMT", "") + reply.text();
    }

    private int asked(String host, @Nullable String origin, String key) throws IOException {
        try (Wire wire = new Wire(server.port())) {
            wire.send("GET /api/table HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer " + key + "\r\n"
                    + (origin == null ? "" : "Origin: " + origin + "\r\n") + "\r\n");
            return wire.reply().status();
        }
    }
}
