package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Requests that are not HTTP/1.1, or exceed the server's limits: each gets its status and the security headers, and
/// its connection is closed.
class MalformedRequestsTest {

    private static final String HOST = "Host: 127.0.0.1:PORT\r\n";
    private static final String MOVE = "POST /api/move HTTP/1.1\r\n" + HOST + "Authorization: Bearer TOKEN\r\n";
    private static final String CHUNKED = MOVE + "Transfer-Encoding: chunked\r\n\r\n";
    private static final String BODY = "{\"step\":0,\"move\":{\"type\":\"stop\"}}";

    private TestServer server;
    private String token;

    @BeforeEach
    void open() throws IOException {
        server = new TestServer(Session.start(TestGames.people(2, 1)), HttpLimits.FAMILY);
        token = server.claim(0);
    }

    @AfterEach
    void close() throws IOException {
        assertThat(server.ask("GET", "/health", "", "").text()).isEqualTo("ok\n");
        assertThat(TestServer.figure(server.server, "requests_failed_total")).isZero();
        server.close();
    }

    private static Map<String, Integer> heads() {
        Map<String, Integer> heads = new LinkedHashMap<>();
        for (String line : List.of(
                "GET",
                "GET /",
                "GET / FTP/1.1",
                "GET /  HTTP/1.1",
                "GET  / HTTP/1.1",
                " GET / HTTP/1.1",
                "GET / HTTP/1.1 ",
                "GET\t/\tHTTP/1.1",
                "G(T / HTTP/1.1",
                "G\u0000T / HTTP/1.1",
                "GET /\u0001 HTTP/1.1",
                "GET /\rx HTTP/1.1",
                "GET /é HTTP/1.1",
                "GET /#s=key HTTP/1.1",
                "GET * HTTP/1.1",
                "GET http://127.0.0.1/ HTTP/1.1",
                "CONNECT evil.example:443 HTTP/1.1",
                "\u0016\u0003\u0001\u0002")) {
            heads.put(line + "\r\n" + HOST + "\r\n", 400);
        }
        for (String line :
                List.of("GET / HTTP/2.0", "GET / HTTP/9.9", "PRI / HTTP/2.0", "GET / HTTP/0.9", "GET / HTTP/1.10")) {
            heads.put(line + "\r\n" + HOST + "\r\n", 505);
        }
        for (String header : List.of(
                "no colon",
                ": no name",
                "Name : with a space",
                " Folded: line",
                "A: 1\r\n Folded",
                "A: \u0000",
                "A: a\rb",
                "A: \u007f",
                "Nämé: x",
                "Content-Length: -1",
                "Content-Length: +1",
                "Content-Length: ",
                "Content-Length: 0x1",
                "Content-Length: 1, 1",
                "Content-Length: ١",
                "Content-Length: 1\r\nContent-Length: 1",
                "Content-Length: 1\r\nContent-Length: 2",
                "Content-Length: 1\r\nTransfer-Encoding: chunked")) {
            heads.put("GET / HTTP/1.1\r\n" + HOST + header + "\r\n\r\nx", 400);
        }
        for (String encoding : List.of("gzip", "chunked, chunked", "gzip, chunked", "identity", "xchunked")) {
            heads.put(MOVE + "Transfer-Encoding: " + encoding + "\r\n\r\n", 501);
        }
        heads.put("POST /api/move HTTP/1.0\r\n" + HOST + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400);
        heads.put("\r\n".repeat(9) + "GET / HTTP/1.1\r\n" + HOST + "\r\n", 400);
        return heads;
    }

    private static Map<String, Integer> sizes() {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        for (int length : new int[] {HeadReader.LINE_BYTES, 8_192, 15_000, 66_000, 200_000}) {
            sizes.put("GET /" + "a".repeat(length) + " HTTP/1.1\r\n" + HOST + "\r\n", 414);
            sizes.put("GET " + "/a".repeat(length / 2) + " HTTP/1.1\r\n" + HOST + "\r\n", 414);
        }
        sizes.put("x".repeat(100_000), 414);
        sizes.put("GET / HTTP/1.1\r\n" + HOST + "A: " + "a".repeat(HeadReader.HEADER_BYTES) + "\r\n\r\n", 431);
        sizes.put("GET / HTTP/1.1\r\n" + HOST + "A".repeat(100_000), 431);
        sizes.put("GET / HTTP/1.1\r\n" + HOST + "A: b\r\n".repeat(HeadReader.MOST_HEADERS) + "\r\n", 431);
        sizes.put("GET / HTTP/1.1\r\n" + HOST + ("A: " + "a".repeat(990) + "\r\n").repeat(40) + "\r\n", 431);
        sizes.put("GET / HTTP/1.1\r\n" + HOST + "A: b\r\n".repeat(50_000), 431);
        return sizes;
    }

    private static Map<String, Integer> bodies() {
        Map<String, Integer> bodies = new LinkedHashMap<>();
        for (String size : List.of(
                "", "g", "-1", "+1", "0x5", "5 5", " 5", ";", "1;" + "e".repeat(200), "\u0000", "fffffffz", "٥")) {
            bodies.put(CHUNKED + size + "\r\n" + BODY + "\r\n0\r\n\r\n", 400);
        }
        for (String size : List.of(
                "1001",
                "ffffffff",
                "FFFFFFFF",
                "7fffffff",
                "80000000",
                "100000000",
                "f".repeat(16),
                "f".repeat(60),
                "0".repeat(30) + "5")) {
            bodies.put(CHUNKED + size + "\r\n" + BODY + "\r\n0\r\n\r\n", 413);
        }
        bodies.put(CHUNKED + "5\r\nabcdefgh\r\n0\r\n\r\n", 400);
        bodies.put(CHUNKED + "2\n{}\r\n0\r\n\r\n", 400);
        bodies.put(CHUNKED + "2;\n{}\r\n0\r\n\r\n", 400);
        bodies.put(CHUNKED + "2\r\n{}\n0\r\n\r\n", 400);
        bodies.put(CHUNKED + "2\r\n{}\r\n0\r\nTrailer: x\n\r\n", 400);
        bodies.put(CHUNKED + ("800\r\n" + " ".repeat(0x800) + "\r\n").repeat(3) + "0\r\n\r\n", 413);
        bodies.put(CHUNKED + "0\r\n" + "A: b\r\n".repeat(5_000) + "\r\n", 431);
        for (String length : List.of("4097", "999999999", "2147483648", "4294967296", "9".repeat(40))) {
            bodies.put(MOVE + "Content-Length: " + length + "\r\n\r\n" + BODY, 413);
        }
        return bodies;
    }

    static Stream<Arguments> requests() {
        return Stream.of(heads(), sizes(), bodies())
                .flatMap(table -> table.entrySet().stream())
                .map(one -> Arguments.of(one.getKey(), one.getValue()));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("requests")
    void isRefusedAndItsConnectionEnds(String request, int status) throws IOException {
        try (Wire wire = new Wire(server.port())) {
            wire.send(filledIn(request));
            Wire.Reply reply = wire.reply();
            assertThat(reply.status()).as(start(request)).isEqualTo(status);
            assertThat(reply.headers())
                    .containsEntry("cache-control", "no-store")
                    .containsEntry("content-security-policy", "default-src 'self'")
                    .containsEntry("x-content-type-options", "nosniff")
                    .containsEntry("x-frame-options", "DENY")
                    .containsEntry("referrer-policy", "no-referrer")
                    .containsEntry("cross-origin-resource-policy", "same-origin")
                    .containsEntry("connection", "close");
            assertThat(reply.json().get("ok").getAsBoolean()).isFalse();
            assertThat(wire.isAtEnd()).isTrue();
        }
        assertThat(server.session.moves()).isEmpty();
    }

    /// What is unusual and still HTTP/1.1.
    static Stream<String> wellFormed() {
        return Stream.of(
                MOVE + "Content-Length: " + BODY.length() + "\r\n\r\n" + BODY,
                "\r\n\r\n" + MOVE + "Content-Length: " + BODY.length() + "\r\n\r\n" + BODY,
                (MOVE + "content-length:" + BODY.length() + "\r\n\r\n").replace("\r\n", "\n") + BODY,
                MOVE + "Content-Length: \t" + BODY.length() + " \r\n\r\n" + BODY,
                CHUNKED + Integer.toHexString(BODY.length()) + "\r\n" + BODY + "\r\n0\r\n\r\n",
                CHUNKED + "0" + Integer.toHexString(BODY.length()).toUpperCase(Locale.ROOT) + " ;a=b\r\n" + BODY
                        + "\r\n000\r\nTrailer: x\r\n\r\n",
                CHUNKED
                        + BODY.chars()
                                .mapToObj(letter -> "1\r\n" + (char) letter + "\r\n")
                                .reduce("", String::concat)
                        + "0\r\n\r\n",
                MOVE + "Content-Length: 4096\r\n\r\n" + BODY + " ".repeat(4096 - BODY.length()),
                MOVE
                        + IntStream.range(0, HeadReader.MOST_HEADERS - 3)
                                .mapToObj(header -> "X-" + header + ": y\r\n")
                                .reduce("", String::concat)
                        + "Content-Length: " + BODY.length() + "\r\n\r\n" + BODY);
    }

    @ParameterizedTest
    @MethodSource("wellFormed")
    void whatIsUnusualIsAnsweredAndTheConnectionGoesOn(String request) throws IOException {
        try (Wire wire = new Wire(server.port())) {
            for (int time = 0; time < 2; time++) {
                wire.send(filledIn(request));
                Wire.Reply reply = wire.reply();
                assertThat(reply.status()).isEqualTo(200);
                assertThat(reply.json().get("refusal").getAsString()).isEqualTo("WRONG_PHASE");
            }
        }
    }

    @Test
    void severalRequestsMayBeSentAtOnce() throws IOException {
        try (Wire wire = new Wire(server.port())) {
            String wrong = "POST /api/move HTTP/1.1\r\n" + HOST + "Content-Length: 2\r\n\r\n{}";
            wire.send(filledIn(("GET /health HTTP/1.1\r\n" + HOST + "\r\n" + wrong).repeat(3)));
            for (int time = 0; time < 3; time++) {
                assertThat(wire.reply().text()).isEqualTo("ok\n");
                assertThat(wire.reply().status())
                        .as("an unread body is skipped")
                        .isEqualTo(401);
            }
        }
    }

    @Test
    void olderClientsAndThoseThatAskForTheHeadersOnlyAreAnswered() throws IOException {
        try (Wire wire = new Wire(server.port())) {
            wire.send(filledIn("HEAD /health HTTP/1.1\r\n" + HOST + "\r\n"));
            assertThat(wire.head().headers()).containsEntry("content-length", "3");
            wire.send(filledIn("GET /health HTTP/1.0\r\n" + HOST + "\r\n"));
            Wire.Reply reply = wire.reply();
            assertThat(reply.text()).isEqualTo("ok\n");
            assertThat(reply.headers()).containsEntry("connection", "close");
            assertThat(wire.isAtEnd()).isTrue();
        }
        try (Wire wire = new Wire(server.port())) {
            wire.send(filledIn("GET /api/events HTTP/1.0\r\n" + HOST + "Authorization: Bearer TOKEN\r\n\r\n"));
            assertThat(wire.head().headers()).doesNotContainKey("transfer-encoding");
            assertThat(wire.line()).as("without chunks").isEqualTo("id: 0");
        }
    }

    private String filledIn(String request) {
        return request.replace("PORT", Integer.toString(server.port())).replace("TOKEN", token);
    }

    private static String start(String request) {
        return request.substring(0, Math.min(300, request.length()));
    }
}
