package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import millebornes.engine.table.Card;
import millebornes.net.table.PhoneTable;
import millebornes.net.table.SeatClaimHandler;
import millebornes.net.table.TableAccessRight;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A key that is revoked at any moment of any request: from then on it changes nothing and reveals nothing.
class RevokedKeyTest {

    private static final int SEAT = 0;
    private static final List<ApiRequest> REQUESTS = Arrays.stream(ApiRequest.values())
            .filter(request -> request == ApiRequest.TABLE
                    || request.isStream()
                    || (request.isOpenTo(new TableAccessRight.Holder(SEAT)) && request != ApiRequest.TABLES))
            .toList();

    /// When the key is revoked.
    enum Moment {
        BEFORE_THE_HEAD,
        BETWEEN_HEAD_AND_BODY,
        WITHIN_THE_BODY,
        BEFORE_IT_ACTS,
        WHILE_IT_IS_THOUGHT_ABOUT;

        boolean isOf(ApiRequest request) {
            return switch (this) {
                case BEFORE_THE_HEAD, BEFORE_IT_ACTS -> true;
                case BETWEEN_HEAD_AND_BODY, WITHIN_THE_BODY -> !request.isRead();
                case WHILE_IT_IS_THOUGHT_ABOUT -> request == ApiRequest.HINT;
            };
        }
    }

    /// How it is revoked.
    enum Way {
        TAKEN_OVER,
        RELEASED,
        CLOSED;

        void carryOut(PhoneTable table) {
            switch (this) {
                case TAKEN_OVER -> {
                    table.open(SEAT);
                    assertThat(new SeatClaimHandler(table)
                                    .claim(new TableAccessRight.Room(), SEAT, "New", Words.of(Language.ENGLISH))
                                    .json()
                                    .has("token"))
                            .isTrue();
                }
                case RELEASED -> table.release(SEAT);
                case CLOSED -> table.close();
            }
        }
    }

    static Stream<Arguments> cases() {
        return REQUESTS.stream()
                .flatMap(request -> Arrays.stream(Moment.values())
                        .filter(moment -> moment.isOf(request))
                        .flatMap(moment -> Arrays.stream(Way.values()).map(way -> Arguments.of(request, moment, way))));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void doesNothingAndLearnsNothing(ApiRequest request, Moment moment, Way way) throws Exception {
        Session session = Session.start(TestGames.people(3, 1));
        try (TestServer server = new TestServer(session, HttpLimits.FAMILY);
                Wire wire = new Wire(server.port())) {
            String token = server.claim(SEAT);
            int step = server.table.step();
            Runnable revoke = () -> way.carryOut(server.table);
            switch (moment) {
                case BEFORE_THE_HEAD -> server.onTable(revoke);
                case BEFORE_IT_ACTS -> server.beforeNextTasks(revoke);
                case WHILE_IT_IS_THOUGHT_ABOUT -> server.beforeNextTasks(() -> {}, revoke);
                case BETWEEN_HEAD_AND_BODY, WITHIN_THE_BODY -> {}
            }
            String body = body(request, session);
            wire.send(head(request, token, server.port(), body));
            if (!request.isRead() && moment != Moment.BEFORE_THE_HEAD) {
                // From here on the server waits for the body: it has looked at the key.
                assertThat(wire.head().status()).isEqualTo(100);
                int half = moment == Moment.WITHIN_THE_BODY ? body.length() / 2 : 0;
                wire.send(body.substring(0, half));
                if (moment == Moment.WITHIN_THE_BODY || moment == Moment.BETWEEN_HEAD_AND_BODY) {
                    server.onTable(revoke);
                }
                wire.send(body.substring(half));
            }
            String told = request.isStream() && moment == Moment.BEFORE_IT_ACTS ? stream(wire) : refusal(wire);
            for (Card card : session.view(SEAT).hand().cards()) {
                assertThat(told).doesNotContain(card.name());
            }
            assertThat(session.moves()).isEmpty();
            assertThat(server.table.step()).isEqualTo(step);
            server.onTable(() -> assertThat(server.table.seats().isHeld(SEAT))
                    .as("the new phone has its seat")
                    .isEqualTo(way != Way.RELEASED));
            assertThat(TestServer.figure(server.server, "requests_failed_total"))
                    .isZero();
        }
    }

    private static String refusal(Wire wire) throws IOException {
        Wire.Reply reply = wire.reply();
        assertThat(reply.status()).isEqualTo(401);
        assertThat(reply.json().get("refusal").getAsString()).isEqualTo("WRONG_KEY");
        return reply.text();
    }

    /// A stream has begun to be answered; it ends before it has said anything.
    private static String stream(Wire wire) throws IOException {
        assertThat(wire.head().status()).isEqualTo(200);
        String message = wire.message();
        assertThat(message).startsWith("event: ").endsWith("data: {}\n\n");
        assertThat(wire.chunk()).isEmpty();
        return message;
    }

    private static String head(ApiRequest request, String token, int port, String body) {
        String path = request.name().toLowerCase(Locale.ROOT).replace('_', '/');
        return (request.isRead() ? "GET" : "POST") + " /api/" + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port
                + "\r\nAuthorization: Bearer " + token
                + (request.isRead() ? "" : "\r\nExpect: 100-continue\r\nContent-Length: " + body.length())
                + "\r\n\r\n";
    }

    private static String body(ApiRequest request, Session session) {
        String card = session.view(SEAT).hand().cards().getFirst().name();
        return switch (request) {
            case MOVE, WHY -> "{\"step\":0,\"move\":{\"type\":\"discard\",\"card\":\"" + card + "\"}}";
            case HINT, UNDO, REDO, NEXT -> "{\"step\":0}";
            case SIGN -> "{\"sign\":\"HORN\"}";
            case LEAVE -> "{}";
            case TABLE, TABLE_EVENTS, EVENTS, SEAT, TABLES -> "";
        };
    }

    /// The same requests do act with a key that is good: without that the test above would say nothing.
    @Test
    void theSameRequestsActWithAGoodKey() throws Exception {
        for (ApiRequest request : REQUESTS) {
            Session session = Session.start(TestGames.people(3, 1));
            try (TestServer server = new TestServer(session, HttpLimits.FAMILY);
                    Wire wire = new Wire(server.port())) {
                String body = body(request, session);
                wire.send(head(request, server.claim(SEAT), server.port(), body));
                if (!request.isRead()) {
                    assertThat(wire.head().status()).isEqualTo(100);
                    wire.send(body);
                }
                assertThat(wire.head().status()).as(request.name()).isEqualTo(200);
            }
        }
    }

    /// Every stream that a key has opened ends with it, that for bystanders, too.
    @ParameterizedTest
    @EnumSource(Way.class)
    void endsItsStreams(Way way) throws Exception {
        try (TestServer server = new TestServer(Session.start(TestGames.people(3, 1)), HttpLimits.FAMILY);
                Wire ownWire = new Wire(server.port());
                Wire openWire = new Wire(server.port());
                Wire auntWire = new Wire(server.port())) {
            String token = server.claim(SEAT);
            ownWire.request("GET", "/api/events", token, "").head();
            openWire.request("GET", "/api/table/events", token, "").head();
            auntWire.request("GET", "/api/table/events", "", "").head();
            for (Wire streamWire : List.of(ownWire, openWire, auntWire)) {
                assertThat(streamWire.message()).startsWith("id: 0\n");
            }
            server.onTable(() -> way.carryOut(server.table));
            assertThat(last(ownWire)).isIn("event: replaced\n", "event: released\n", "event: closed\n");
            assertThat(last(openWire)).isIn("event: released\n", "event: closed\n");
            if (way != Way.CLOSED) {
                assertThat(auntWire.message())
                        .as("a bystander without a key looks on")
                        .startsWith("id: 0\nevent: table\n");
            }
        }
    }

    private static String last(Wire streamWire) throws IOException {
        String message = streamWire.message();
        while (message.startsWith("id: ")) {
            message = streamWire.message();
        }
        assertThat(streamWire.chunk()).isEmpty();
        return message.substring(0, message.indexOf('\n') + 1);
    }
}
