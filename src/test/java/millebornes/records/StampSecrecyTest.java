package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;
import millebornes.session.GameConfig;
import millebornes.session.MatchTransition;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

/// Two matches with the same public events give the same stamps, whatever was drawn and whatever stayed in the hands.
class StampSecrecyTest {

    private static final LocalDateTime NOON = LocalDateTime.of(2026, 7, 14, 12, 0);
    private static final int PAIRS = Integer.getInteger("twins", 60);
    private static final int TRIES = 60;

    @Test
    void whatNobodyHasSeenGivesNoStamp() {
        Random random = new Random(7);
        int compared = 0;
        for (long seed = 1; compared < PAIRS; seed++) {
            Setup setup = new Setup(
                    seed % 2 == 0 ? Editions.BOARD : Editions.CLASSIC,
                    TeamFormat.singles(2 + (int) (seed % 2)),
                    OptionChoices.NONE.rounds(1));
            compared += compareTwins(setup, random) ? 1 : 0;
            assertThat(seed).as("matches that look alike are found").isLessThan(40L * PAIRS);
        }
    }

    /// Two cards change their places in the deck, and nobody but who holds them could tell.
    private static boolean compareTwins(Setup setup, Random random) {
        List<Card> deck = deck(setup, random);
        Session session = played(setup, deck, random);
        for (int swap = 0; swap < TRIES; swap++) {
            List<Card> swapped = new ArrayList<>(deck);
            Collections.swap(swapped, random.nextInt(deck.size()), random.nextInt(deck.size()));
            Session otherSession = Session.start(game(setup), swapped);
            if (!swapped.equals(deck)
                    && session.moves().stream().allMatch(move -> otherSession.play(move) == null)
                    && otherSession.match().isOver()
                    && seen(session).equals(seen(otherSession))) {
                assertThat(MatchMemories.of(otherSession, NOON)).isEqualTo(MatchMemories.of(session, NOON));
                return true;
            }
        }
        return false;
    }

    private static Session played(Setup setup, List<Card> deck, Random random) {
        Session session = Session.start(game(setup), deck);
        while (!session.match().isOver()) {
            List<Move> legal =
                    session.match().rules().legalMoves(session.match().round());
            List<Move> plays = legal.stream()
                    .filter(move -> !(move instanceof Move.Discard))
                    .toList();
            List<Move> from = plays.isEmpty() || random.nextInt(4) == 0 ? legal : plays;
            session.play(from.get(random.nextInt(from.size())));
        }
        return session;
    }

    private static GameConfig game(Setup setup) {
        List<SeatPlayer> players = IntStream.range(0, setup.form().seats())
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Human("P" + seat))
                .toList();
        return new GameConfig(setup, players, 0, 1);
    }

    private static List<Card> deck(Setup setup, Random random) {
        Round dealtRound = Match.start(setup.rules(), 1, 0, List.of()).match().round();
        List<Card> deck = new ArrayList<>(dealtRound.shoe().drawPile());
        IntStream.range(0, dealtRound.hands().size())
                .forEach(seat -> deck.addAll(dealtRound.hand(seat).cards()));
        Collections.shuffle(deck, random);
        return deck;
    }

    private static List<Event> seen(Session session) {
        return session.history().stream()
                .map(MatchTransition::events)
                .flatMap(events -> events.stream().map(event -> event.seenBy(Seating.NOBODY)))
                .toList();
    }
}
