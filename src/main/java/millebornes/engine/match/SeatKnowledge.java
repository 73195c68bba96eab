package millebornes.engine.match;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.RoundCars;

/// The sight of a seat: what its player reads of the table in its turn. It is a part of the seat's [SeatView], and
/// never more. Implemented by the view itself and by a seat of a mutable round, where a whole view for every move would
/// be too slow.
///
/// Invariant: every method returns what it would return for [#view()].
public sealed interface SeatKnowledge extends RoundCars permits SeatView, LiveSeatKnowledge {

    /// The game that is played.
    RuleEngine rules();

    /// The seat that sees this.
    int seat();

    /// The current phase of the round.
    Phase phase();

    /// The seat's own cards.
    Hand hand();

    /// The number of cards in the draw pile.
    int drawPile();

    /// The number of cards in the hand of any seat.
    int cardsOf(int seat);

    /// The number of copies of a card in the discard pile.
    int discarded(Card card);

    /// The number of cards in the discard pile.
    int discardCount();

    /// The number of copies of a card among so many of the latest discards.
    int discardedLately(Card card, int latest);

    /// The number of copies of a card that were played and are neither in a hand nor in a pile.
    int played(Card card);

    /// The number of reshuffles in this round, which make the discards the draw pile.
    int reshuffles();

    /// The number of distances played since the last reshuffle.
    int distances();

    /// The distance to reach in this round, in km.
    int target();

    /// The legal moves of this seat; empty when it is not to move.
    List<Move> legal();

    /// Everything that this seat may know.
    SeatView view();

    /// The number of this seat's car.
    default int ownCar() {
        return rules().seating().carOf(seat());
    }

    /// The number of tokens of a hazard left in the reserve, or [RuleEngine#UNLIMITED_TOKENS].
    default int tokensLeft(Hazard hazard) {
        return rules().tokensLeft(this, hazard);
    }
}
