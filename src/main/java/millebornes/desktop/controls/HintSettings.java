package millebornes.desktop.controls;

import millebornes.engine.rules.ScoringMode;

/// The chosen hint levels. Junior games have their own level: children keep their help when other players want none.
///
/// @param usual for every game but the junior one
/// @param junior for the junior game
public record HintSettings(HintLevel usual, HintLevel junior) {

    /// The defaults.
    public static final HintSettings FIRST = new HintSettings(HintLevel.OFF, HintLevel.PLAYABLE);

    /// Settings with the same level for every game.
    public static HintSettings everywhere(HintLevel level) {
        return new HintSettings(level, level);
    }

    /// The level of a game.
    public HintLevel in(ScoringMode mode) {
        return mode == ScoringMode.JUNIOR ? junior : usual;
    }

    /// These settings with another level for games of that scoring mode.
    public HintSettings with(ScoringMode mode, HintLevel level) {
        return mode == ScoringMode.JUNIOR ? new HintSettings(usual, level) : new HintSettings(level, junior);
    }
}
