package millebornes.bot;

import millebornes.engine.match.SeatView;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.RuleEngine;

/// Decides whether to extend the round to 1000 km. It seldom pays, since the 400 points already won are at
/// stake.
final class ExtensionEvaluator {

    private final EvaluationContext context;

    ExtensionEvaluator(EvaluationContext context) {
        this.context = context;
    }

    /// Whether the player should extend the round.
    ///
    /// @param mostKm the greatest distance of an opponent's car, in km, at which an extension pays
    boolean pays(int mostKm) {
        SeatView view = context.view().view();
        for (int car = 0; car < view.carCount(); car++) {
            if (context.isOpponent(car) && view.car(car).km() > mostKm) {
                return false;
            }
        }
        return !stoppingWins(view);
    }

    /// True when stopping wins the match, or its only round.
    private static boolean stoppingWins(SeatView view) {
        RuleEngine rules = view.rules();
        MatchLength length = rules.options().length();
        RoundStanding standing = new RoundStanding(view);
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
