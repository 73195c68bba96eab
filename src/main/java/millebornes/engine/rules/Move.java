package millebornes.engine.rules;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeatSet;
import org.jspecify.annotations.Nullable;

/// What a seat intends to do; the rules check it. Only moves are saved; replaying them restores the game.
///
/// Moves with a card, a car or a seat are shared instances: a search lists legal moves millions of times and must not
/// allocate them.
public sealed interface Move {

    /// A card for the player's own car: `new Play(Distance.KM_100)`. A hazard played this way has no target and is
    /// refused.
    record Play(Card card) implements Move {

        private static final Move[] ALL = all(Card.ALL.size(), index -> new Play(Card.at(index)));
    }

    /// A hazard for another car: `new Attack(Hazard.FLAT_TIRE, 1)`.
    record Attack(Hazard hazard, int car) implements Move {

        /// The attacks by hazard, then by car; shared.
        private static final Move[] ALL = Arrays.stream(Hazard.values())
                .flatMap(hazard -> Arrays.stream(all(SeatSet.MOST_SEATS, car -> new Attack(hazard, car))))
                .toArray(Move[]::new);
    }

    /// Discards a card instead of playing one: `new Discard(Distance.KM_25)`.
    record Discard(Card card) implements Move {

        private static final Move[] ALL = all(Card.ALL.size(), index -> new Discard(Card.at(index)));
    }

    /// Answers an attack with the matching safety, by an attacked seat: `new CoupFourre(2)`.
    record CoupFourre(int seat) implements Move {

        private static final Move[] ALL = all(SeatSet.MOST_SEATS, CoupFourre::new);
    }

    /// Accepts an attack, by an attacked seat: `new Decline(2)`.
    record Decline(int seat) implements Move {

        private static final Move[] ALL = all(SeatSet.MOST_SEATS, Decline::new);
    }

    /// Ends the turn in the accelerated game.
    record EndTurn() implements Move {}

    /// Declares, in the extended game, that the seat cannot play.
    record Stuck() implements Move {}

    /// Extends the round to 1000 km, at 700 km.
    record Extend() implements Move {}

    /// Ends the round at 700 km.
    record Stop() implements Move {}

    /// The card that the move takes from the hand, or null if it names none: an answer or a move without a card.
    default @Nullable Card card() {
        return switch (this) {
            case Play play -> play.card();
            case Attack attack -> attack.hazard();
            case Discard discard -> discard.card();
            case CoupFourre _, Decline _, EndTurn _, Stuck _, Extend _, Stop _ -> null;
        };
    }

    /// The card that the move plays, shows or discards in a phase, or null if there is none: as [#card()], and the
    /// safety of a coup-fourré.
    default @Nullable Card card(Phase phase) {
        return this instanceof CoupFourre && phase instanceof Phase.CoupFourreWindow window ? window.safety() : card();
    }

    /// The play of a distance, remedy or safety; the same object for the same card.
    static Move play(Card card) {
        return play(Card.index(card));
    }

    /// The play of the card with that index in [Card#ALL].
    static Move play(int index) {
        return Play.ALL[index];
    }

    static Move attack(Hazard hazard, int car) {
        return attack(hazard.ordinal() * SeatSet.MOST_SEATS + car);
    }

    /// The attack with that index: `hazard.ordinal() * SeatSet.MOST_SEATS + car`.
    static Move attack(int index) {
        return Attack.ALL[index];
    }

    static Move discard(Card card) {
        return discard(Card.index(card));
    }

    /// The discard of the card with that index in [Card#ALL].
    static Move discard(int index) {
        return Discard.ALL[index];
    }

    static Move coupFourre(int seat) {
        return CoupFourre.ALL[seat];
    }

    static Move decline(int seat) {
        return Decline.ALL[seat];
    }

    private static Move[] all(int length, IntFunction<Move> move) {
        return IntStream.range(0, length).mapToObj(move).toArray(Move[]::new);
    }
}
