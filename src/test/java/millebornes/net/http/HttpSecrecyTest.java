package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.net.http.HttpLimits.ConnectionLimits;
import millebornes.net.table.HiddenCards;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// The bytes on the wire: two rounds that differ only in cards that a phone may not know give it the same bytes, except
/// for the date.
class HttpSecrecyTest {

    private static final int SEATS = 4;
    private static final int PAIRS = Integer.getInteger("pairs.http", 100);
    private static final HttpLimits LIMITS = new HttpLimits(
            ConnectionLimits.USUAL,
            4096,
            1_000,
            1_000,
            64,
            64,
            HttpLimits.FAMILY.heartbeat(),
            HttpLimits.FAMILY.patience());

    private static final List<String> TRIES = List.of(
            "{\"type\":\"coup-fourre\"}",
            "{\"type\":\"play\",\"card\":\"RED_LIGHT\"}",
            "{\"type\":\"play\",\"card\":\"KM_200\",\"target\":1}",
            "{\"type\":\"extend\"}");

    private int pairs;
    private int moved;

    @Test
    void hiddenCardsChangeNoByteOnTheWire() throws Exception {
        // Keys are as long as there are seats.
        List<Setup> setups = TestGames.all().stream()
                .filter(setup -> setup.form().seats() == SEATS)
                .toList();
        Random random = new Random(2);
        try (TestServer server = new TestServer(Session.start(TestGames.people(SEATS, 1)), LIMITS)) {
            for (int seed = 1; pairs < PAIRS; seed++) {
                play(server, TestGames.game(setups.get(random.nextInt(setups.size())), -1, seed), random);
            }
            assertThat(TestServer.figure(server.server, "requests_failed_total"))
                    .isZero();
        }
        assertThat(moved).isGreaterThan(PAIRS / 8);
    }

    private void play(TestServer server, GameConfig game, Random random) throws Exception {
        HiddenCards cards = HiddenCards.of(game, random);
        Session session = cards.session();
        for (int turn = 0; turn < 30 && !session.match().round().isOver(); turn++) {
            List<Move> legal = legal(session);
            Move move = legal.get(random.nextInt(legal.size()));
            session.play(move);
            List<Event> events = session.history().getLast().events();
            if (events.stream().anyMatch(Event.Reshuffled.class::isInstance)) {
                return;
            }
            cards.played(move, events);
            if (turn % 6 == 5) {
                int seat = random.nextInt(game.players().size());
                Optional<HiddenCards> other = cards.another(seat, random);
                if (other.isPresent()) {
                    compare(server, replay(cards, cards.moves()), replay(other.get(), cards.moves()), seat);
                }
            }
        }
    }

    private void compare(TestServer server, Session firstSession, Session secondSession, int seat) throws IOException {
        pairs++;
        Optional<Move> next = legal(firstSession).stream()
                .filter(legal(secondSession)::contains)
                .filter(move -> firstSession.match().playLegal(move).events().stream()
                        .noneMatch(event -> event instanceof Event.Drew drew && drew.seat() == seat))
                .findFirst();
        moved += next.isPresent() ? 1 : 0;
        assertThat(wire(server, secondSession, seat, next)).isEqualTo(wire(server, firstSession, seat, next));
    }

    private static List<String> wire(TestServer server, Session session, int seat, Optional<Move> next)
            throws IOException {
        List<String> bytes = new ArrayList<>();
        server.replace(session);
        String token = server.claim(seat);
        try (Wire streamWire = new Wire(server.port()).request("GET", "/api/events?lang=fr", token, "");
                Wire requestsWire = new Wire(server.port())) {
            bytes.add(undated(streamWire.head().headers().toString()));
            bytes.add(streamWire.message());
            int step = session.history().size();
            for (String move : TRIES) {
                String body = "{\"step\":" + step + ",\"move\":" + move + "}";
                bytes.add(answer(requestsWire.request("POST", "/api/why?lang=fr", token, body)));
            }
            bytes.add(answer(requestsWire.request("POST", "/api/undo", token, "{\"step\":" + step + "}")));
            bytes.add(answer(requestsWire.request("POST", "/api/redo", token, "{\"step\":" + step + "}")));
            bytes.add(answer(requestsWire.request("GET", "/api/table", token, "")));
            next.ifPresent(move -> server.gateway.thread().run(() -> session.playLegal(move)));
            if (next.isPresent()) {
                bytes.add(streamWire.message());
            }
        }
        return bytes;
    }

    private static String answer(Wire wire) throws IOException {
        Wire.Reply reply = wire.reply();
        return reply.status() + undated(reply.headers().toString()) + reply.text();
    }

    private static String undated(String headers) {
        return headers.replaceAll("date=[^=]*GMT", "");
    }

    private static List<Move> legal(Session session) {
        return session.match().rules().legalMoves(session.match().round());
    }

    private static Session replay(HiddenCards cards, List<Move> moves) {
        Session session = cards.session();
        moves.forEach(session::playLegal);
        return session;
    }
}
