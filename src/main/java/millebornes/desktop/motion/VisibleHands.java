package millebornes.desktop.motion;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;

/// The seats whose cards are open before and after a step. A plan contains nothing that they do not show.
///
/// @param before the seat whose fan was open, or [Seating#NOBODY]
/// @param after the seat whose fan is open now, or [Seating#NOBODY]
public record VisibleHands(int before, int after) {

    /// The open cards before the step, left to right; none if covered.
    List<Card> fanBefore(Round round) {
        return before == Seating.NOBODY ? List.of() : round.hand(before).cards();
    }

    /// The open cards after it.
    List<Card> fanAfter(Round round) {
        return after == Seating.NOBODY ? List.of() : round.hand(after).cards();
    }
}
