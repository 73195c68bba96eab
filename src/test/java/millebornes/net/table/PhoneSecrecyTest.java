package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.Session.Availability;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// Two rounds that differ only in cards that a phone may not know give it the same bytes: messages, refusals, reasons,
/// possible undos and their messages.
class PhoneSecrecyTest {

    private static final int PAIRS = Integer.getInteger("pairs", 500);

    /// Moves that a phone may ask about whatever it holds.
    private static final List<String> TRIES = List.of(
            "{\"type\":\"coup-fourre\"}",
            "{\"type\":\"play\",\"card\":\"RED_LIGHT\"}",
            "{\"type\":\"play\",\"card\":\"KM_200\",\"target\":1}",
            "{\"type\":\"discard\",\"card\":\"REPAIRS\"}",
            "{\"type\":\"stuck\"}");

    private int pairs;
    private int different;
    private int moved;
    private int undone;

    @Test
    void hiddenCardsChangeNoByte() {
        List<Setup> setups = TestGames.all();
        Random random = new Random(1);
        for (int seed = 1; pairs < PAIRS; seed++) {
            Setup setup = setups.get(random.nextInt(setups.size()));
            play(TestGames.game(setup, -1, seed), random);
        }
        assertThat(different).as("pairs that do differ").isGreaterThan(PAIRS / 2);
        assertThat(moved).as("pairs in which the same was done next").isGreaterThan(PAIRS / 8);
        assertThat(undone).as("pairs in which it was taken back").isGreaterThan(PAIRS / 200);
    }

    private void play(GameConfig game, Random random) {
        HiddenCards cards = HiddenCards.of(game, random);
        Session session = cards.session();
        int seats = game.players().size();
        while (!session.match().round().isOver() && cards.moves().size() < 60) {
            int seat = random.nextInt(seats + 1) - 1;
            if (random.nextInt(3) == 0) {
                Optional<HiddenCards> other = cards.another(seat, random);
                if (other.isPresent()) {
                    compare(cards, other.get(), seat, random.nextInt());
                }
            }
            List<Move> legal =
                    session.match().rules().legalMoves(session.match().round());
            Move move = legal.get(random.nextInt(legal.size()));
            session.play(move);
            List<Event> events = session.history().getLast().events();
            if (events.stream().anyMatch(Event.Reshuffled.class::isInstance)) {
                return;
            }
            cards.played(move, events);
        }
    }

    private void compare(HiddenCards cards, HiddenCards otherCards, int seat, int chance) {
        pairs++;
        Session firstSession = replay(cards, cards.moves());
        Session secondSession = replay(otherCards, cards.moves());
        different += firstSession
                        .match()
                        .round()
                        .hands()
                        .equals(secondSession.match().round().hands())
                ? 0
                : 1;
        Optional<Move> next = next(firstSession, secondSession, seat, chance);
        moved += next.isPresent() ? 1 : 0;
        assertThat(told(secondSession, seat, next)).isEqualTo(told(firstSession, seat, next));
    }

    /// Everything that a listener gets: how things stand, answers to what it tries, the next move with what becomes of
    /// it, and what is said when that is undone.
    private List<String> told(Session session, int seat, Optional<Move> next) {
        TestTable table = new TestTable(session);
        TestTable.Phone phone = seat < 0 ? table.bystander() : table.phone(seat);
        List<String> told = new ArrayList<>();
        if (seat >= 0) {
            String move = TRIES.get(pairs % TRIES.size());
            told.add(table.why(seat, move).toString());
            if (!isLegalFor(session, seat, move)) {
                told.add(table.move(seat, move).toString());
            }
            told.add(table.requests
                    .undo(seat, table.table.step(), TestTable.WORDS)
                    .toString());
        }
        if (next.isPresent()) {
            session.playLegal(next.get());
            if (session.undoState() == Availability.POSSIBLE) {
                undone++;
                session.undo();
                told.add(table.requests
                        .redo(seat, table.table.step(), TestTable.WORDS)
                        .toString());
            }
        }
        told.addAll(phone.heard);
        return told;
    }

    private static boolean isLegalFor(Session session, int seat, String move) {
        return session.view(seat).legal().stream()
                .anyMatch(legalMove -> TestTable.json(legalMove).startsWith(move.substring(0, move.length() - 1)));
    }

    /// A move that is possible in both and gives the listener no card, which would be another one.
    private static Optional<Move> next(Session firstSession, Session secondSession, int seat, int chance) {
        List<Move> both = legal(firstSession).stream()
                .filter(legal(secondSession)::contains)
                .filter(move -> firstSession.match().playLegal(move).events().stream()
                        .noneMatch(event -> event instanceof Event.Drew drew && drew.seat() == seat))
                .toList();
        return both.isEmpty() ? Optional.empty() : Optional.of(both.get(Math.floorMod(chance, both.size())));
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
