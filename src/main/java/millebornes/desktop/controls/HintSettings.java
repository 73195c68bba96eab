package millebornes.desktop.controls;

import millebornes.engine.rules.ScoringMode;

/// The chosen hint levels. Junior games have their own: a child keeps help when other players want none.
///
/// @param usual for every game but the junior one
/// @param junior for the junior game
public record HintSettings(HintLevel usual, HintLevel junior) {

    /// The defaults.
    public static final HintSettings FIRST = new HintSettings(HintLevel.OFF, HintLevel.PLAYABLE);

    /// The same step for every game.
    public static HintSettings everywhere(HintLevel step) {
        return new HintSettings(step, step);
    }

    /// The step of a game.
    public HintLevel in(ScoringMode game) {
        return game == ScoringMode.JUNIOR ? junior : usual;
    }

    /// The same with another step for such games.
    public HintSettings with(ScoringMode game, HintLevel step) {
        return game == ScoringMode.JUNIOR ? new HintSettings(usual, step) : new HintSettings(step, junior);
    }
}
