package millebornes.engine.match;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import millebornes.engine.table.CarsOnRoad;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;

/// What a player reads of the table in its turn: a part of its [SeatView], and never more. Implemented by the view
/// itself and by a seat of a mutable round, where a whole view for every move would cost more than the move.
///
/// Invariant: every answer is the one of [#view()].
public sealed interface SeatKnowledge extends CarsOnRoad permits SeatView, SeatOfDraft {

    /// The game that is played.
    RuleEngine rules();

    /// Whose sight it is.
    int seat();

    /// The current phase of the round.
    Phase phase();

    /// The seat's own cards.
    Hand hand();

    /// The number of cards in the draw pile.
    int drawPile();

    /// The number of cards in this seat's hand.
    int cardsOf(int seat);

    /// The number of such cards in the discard pile.
    int discarded(Card card);

    /// The number of cards in the discard pile.
    int discardCount();

    /// The number of such cards among so many discards, the latest ones.
    int discardedLately(Card card, int latest);

    /// The number of such cards that were played and are neither in a hand nor in a pile.
    int played(Card card);

    /// How often the discards became the draw pile.
    int reshuffles();

    /// The number of distances played since then.
    int distances();

    /// The km to reach.
    int target();

    /// The legal moves of this seat; empty when it is not to move.
    List<Move> legal();

    /// Everything that this seat may know.
    SeatView view();

    /// The number of this seat's car.
    default int ownCar() {
        return rules().seating().carOf(seat());
    }

    /// The number of unused tokens of this hazard, or [RuleEngine#UNLIMITED_TOKENS].
    default int tokensLeft(Hazard hazard) {
        return rules().tokensLeft(this, hazard);
    }
}
