package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.table.SeatSet;

/// Decides when a computer declares that it is stuck. A discard brings a new card and keeps the round going, so
/// only a player who would win makes the declaration that ends the round, and no player declares first in the hope that
/// the others follow.
final class StuckDeclarationEvaluator {

    private StuckDeclarationEvaluator() {}

    /// Whether a seat should declare it: all others have, and the seat's team would be the only winner.
    static boolean pays(SeatKnowledge knowledge) {
        SeatView view = knowledge.view();
        SeatSet stuckSeats = view.stuck();
        for (int seat = 0; seat < view.handCounts().size(); seat++) {
            if (seat != view.seat() && view.handCounts().get(seat) > 0 && !stuckSeats.contains(seat)) {
                return false;
            }
        }
        return new RoundStanding(view).wins(view.rules().seating().teamOf(view.seat()));
    }
}
