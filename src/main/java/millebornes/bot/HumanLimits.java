package millebornes.bot;

import millebornes.engine.rules.EditionRules.RoundWinnerRule;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.GreenLightRestartRule;

/// The limits that make a computer player as imperfect as people: it forgets, and it takes moves of about equal value
/// for one another. A move that is clearly worse is never played.
///
/// @param memory the number of discards that it remembers, the latest ones; safeties are never forgotten
/// @param misjudgment the greatest random error of a move's value, in the units of [MediumMoveEvaluator]: a move whose
///     value is lower by more is never taken for the better one, and the closer two values are, the easier they change
///     places
record HumanLimits(int memory, int misjudgment) {

    /// The limits of a player who forgets nothing and misjudges nothing.
    static final HumanLimits NONE = new HumanLimits(Integer.MAX_VALUE, 0);

    /// The limits of `medium`, which has two stars: its strength is halfway between its neighbors (docs/players.md).
    static final HumanLimits DRIVER = new HumanLimits(8, 110);

    /// The greatest random error in a game of these rules. It keeps `medium` halfway between its neighbors
    /// (docs/players.md): none in an accelerated game, where nobody plans several cards of a turn without a search, and
    /// none where the first car on the target wins whatever the points, since the values are points; twice as
    /// great where every stop costs a green light as well, since values lie farther apart there; half with more
    /// than two teams, and in a junior game, where no points make up for a card that was thrown away.
    int misjudgment(RuleEngine rules) {
        if (rules.options().has(FlagOption.ACCELERATED)
                || rules.edition().book().winner() == RoundWinnerRule.TARGET_REACHED) {
            return 0;
        }
        boolean costly = rules.greenLight() == GreenLightRestartRule.NEEDED;
        boolean unforgiving = rules.options().isJunior() || rules.seating().teams() > 2;
        return (costly ? 2 * misjudgment : misjudgment) / (unforgiving ? 2 : 1);
    }
}
