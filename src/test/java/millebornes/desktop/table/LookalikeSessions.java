package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Card;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import millebornes.session.GameConfig;
import millebornes.session.MatchTransition;
import millebornes.session.Session;

/// Two whole games that differ only in cards that the person at the screen has not seen, both just before the same
/// attack on a person's car.
///
/// @param looker the seat whose cards are open, or [Seating#NOBODY]
/// @param attack the next move in both
public record LookalikeSessions(Session one, Session other, int looker, Move.Attack attack) {

    private static final int MOST_MOVES = 70;
    private static final int MOST_SWAPS = 40;

    /// Who holds what the attack is about.
    public enum SafetyHolding {
        /// in one of the games a person who is attacked has the safety, in the other nobody
        IN_ONE,
        /// in both or in none
        ALIKE
    }

    /// Plays at random until somebody may attack a person; empty where no such game was found.
    public static Optional<LookalikeSessions> find(GameConfig game, int people, Random random) {
        List<Card> deck = deck(game.setup(), random);
        Session session = Session.start(game, deck);
        int moves = random.nextInt(MOST_MOVES);
        while (session.asked().isPresent()) {
            List<Move> legal =
                    session.match().rules().legalMoves(session.match().round());
            List<Move> attacks =
                    legal.stream().filter(move -> hits(session, move, people)).toList();
            if (session.moves().size() >= moves && !attacks.isEmpty()) {
                Move.Attack attack = (Move.Attack) attacks.get(random.nextInt(attacks.size()));
                return twin(session, deck, people, attack, random);
            }
            session.play(legal.get(random.nextInt(legal.size())));
        }
        return Optional.empty();
    }

    /// Whether the two games differ in that.
    public SafetyHolding held() {
        return holds(one, attack) == holds(other, attack) ? SafetyHolding.ALIKE : SafetyHolding.IN_ONE;
    }

    private static List<Card> deck(Setup setup, Random random) {
        Round dealtRound = Match.start(setup.rules(), 1, 0, List.of()).match().round();
        List<Card> deck = new ArrayList<>(dealtRound.shoe().drawPile());
        IntStream.range(0, dealtRound.hands().size())
                .forEach(seat -> deck.addAll(dealtRound.hand(seat).cards()));
        Collections.shuffle(deck, random);
        return deck;
    }

    private static boolean hits(Session session, Move move, int people) {
        return move instanceof Move.Attack attack
                && (session.match().rules().seating().driversOf(attack.car()).bits() & people) != 0;
    }

    /// Two cards change their places in the deck, so that nobody at the screen has seen either of them.
    private static Optional<LookalikeSessions> twin(
            Session session, List<Card> deck, int people, Move.Attack attack, Random random) {
        int turn = session.match().round().phase().turn();
        boolean alone = Integer.bitCount(people) == 1;
        int looker =
                alone ? Integer.numberOfTrailingZeros(people) : (people & (1 << turn)) != 0 ? turn : Seating.NOBODY;
        int dealt = deck.size() - session.match().round().shoe().drawPileSize();
        Optional<LookalikeSessions> found = Optional.empty();
        for (int swap = 0; swap < MOST_SWAPS; swap++) {
            boolean aimed = swap % 4 != 0;
            List<Card> swapped = new ArrayList<>(deck);
            int to = aimed ? deck.indexOf(attack.hazard().safety()) : random.nextInt(deck.size());
            Collections.swap(swapped, random.nextInt(dealt), to);
            Session otherSession = Session.start(session.game(), swapped);
            boolean played = session.moves().stream().allMatch(move -> otherSession.play(move) == null);
            if (played
                    && isHidden(session, otherSession, looker)
                    && areHitAlike(session, otherSession, looker, attack)) {
                found = Optional.of(new LookalikeSessions(session, otherSession, looker, attack));
                if (found.get().held() == SafetyHolding.IN_ONE) {
                    return found;
                }
            }
        }
        return found;
    }

    private static boolean isHidden(Session session, Session otherSession, int looker) {
        Round roundHere = session.match().round();
        Round roundThere = otherSession.match().round();
        return !roundHere.equals(roundThere)
                && seen(session, looker).equals(seen(otherSession, looker))
                && (looker == Seating.NOBODY || roundHere.hand(looker).equals(roundThere.hand(looker)));
    }

    /// Anyone who has drawn a card since may see that it is another one.
    private static boolean areHitAlike(Session session, Session otherSession, int looker, Move.Attack attack) {
        return session.match().play(attack) instanceof MatchStep stepHere
                && otherSession.match().play(attack) instanceof MatchStep stepThere
                && seen(stepHere.events(), looker).equals(seen(stepThere.events(), looker));
    }

    private static List<Event> seen(List<Event> events, int looker) {
        return events.stream().map(event -> event.seenBy(looker)).toList();
    }

    private static List<Event> seen(Session session, int looker) {
        return session.history().stream()
                .map(MatchTransition::events)
                .flatMap(events -> seen(events, looker).stream())
                .toList();
    }

    private static boolean holds(Session session, Move.Attack attack) {
        Round round = session.match().round();
        SeatSet driverSeats = session.match().rules().seating().driversOf(attack.car());
        return IntStream.range(0, round.hands().size())
                .filter(seat ->
                        driverSeats.contains(seat) && session.player(seat).isHuman())
                .anyMatch(seat -> round.hand(seat).holds(attack.hazard().safety()));
    }
}
