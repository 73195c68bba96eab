package millebornes.desktop.screens.common;

import millebornes.engine.rules.ScoringMode;

/// How much tables tell, as players have chosen it. The junior game has a step of its own: a child who still needs help
/// keeps it when somebody else wants none.
///
/// @param usual for every game but the junior one
/// @param junior for the junior game
public record Hints(HintStep usual, HintStep junior) {

    /// What holds before anybody has chosen.
    public static final Hints FIRST = new Hints(HintStep.OFF, HintStep.PLAYABLE);

    /// The same step for every game.
    public static Hints everywhere(HintStep step) {
        return new Hints(step, step);
    }

    /// The step of a game.
    public HintStep in(ScoringMode game) {
        return game == ScoringMode.JUNIOR ? junior : usual;
    }

    /// The same with another step for such games.
    public Hints with(ScoringMode game, HintStep step) {
        return game == ScoringMode.JUNIOR ? new Hints(usual, step) : new Hints(step, junior);
    }
}
