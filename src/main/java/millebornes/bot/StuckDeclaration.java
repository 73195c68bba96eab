package millebornes.bot;

import millebornes.engine.match.SeatSight;
import millebornes.engine.match.SeatView;
import millebornes.engine.table.SeatSet;

/// When a computer says that it is stuck. Throwing a card away brings a new one and keeps everybody driving, so
/// only who wins by it says the word that ends the round; nobody says it in the hope that the others will.
final class StuckDeclaration {

    private StuckDeclaration() {}

    /// True when everybody else has said so, and the seat's team alone would win if it said so too.
    static boolean pays(SeatSight sight) {
        SeatView view = sight.view();
        SeatSet stuck = view.stuck();
        for (int seat = 0; seat < view.handCounts().size(); seat++) {
            if (seat != view.seat() && view.handCounts().get(seat) > 0 && !stuck.contains(seat)) {
                return false;
            }
        }
        return new Standing(view).wins(view.rules().seating().teamOf(view.seat()));
    }
}
