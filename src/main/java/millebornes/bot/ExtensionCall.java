package millebornes.bot;

import millebornes.engine.match.SeatView;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.RuleEngine;

/// When going on to 1000 km pays: seldom. The 400 points in hand are at stake for everybody.
final class ExtensionCall {

    private final Situation situation;

    ExtensionCall(Situation situation) {
        this.situation = situation;
    }

    /// @param mostKm how far the others may have come for it
    boolean pays(int mostKm) {
        SeatView view = situation.view().view();
        for (int car = 0; car < view.carCount(); car++) {
            if (situation.isOpponent(car) && view.car(car).km() > mostKm) {
                return false;
            }
        }
        return !stoppingWins(view);
    }

    /// True when the match, or the only round of it, is won here and now.
    private static boolean stoppingWins(SeatView view) {
        RuleEngine rules = view.rules();
        MatchLength length = rules.options().length();
        Standing standing = new Standing(view);
        int team = rules.seating().teamOf(view.seat());
        int target = rules.edition().reasonPoints().target();
        int own = view.totals().get(team) + standing.points(team) + target;
        for (int other = 0; other < rules.seating().teams(); other++) {
            if (other != team && view.totals().get(other) + standing.points(other) >= own) {
                return false;
            }
        }
        return length.rounds() > 0 ? view.number() >= length.rounds() : own >= length.points();
    }
}
