package millebornes.bot;

import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.ScoringMode;

/// What keeps a sound player from being perfect, as it does people: it forgets, and it takes moves of about equal value
/// for one another. A move that is clearly worse is never played.
///
/// @param memory the number of discards that it remembers, the latest ones; safeties are never forgotten
/// @param misjudgment the greatest random error of a move's value, in the units of [MediumMoveEvaluator]: a move whose
///     value is lower by more is never taken for the better one, and the closer two values are, the easier they change
///     places
record HumanLimits(int memory, int misjudgment) {

    /// No limits.
    static final HumanLimits NONE = new HumanLimits(Integer.MAX_VALUE, 0);

    /// Those of the player of two stars, halfway between its neighbors (docs/players.md).
    static final HumanLimits DRIVER = new HumanLimits(8, 110);

    /// The greatest error in a game of these rules: half of it in a junior game, where no points make up for a card that
    /// was thrown away.
    int misjudgment(RuleEngine rules) {
        return rules.options().scoring() == ScoringMode.JUNIOR ? misjudgment / 2 : misjudgment;
    }
}
