package millebornes.desktop.table;

import millebornes.desktop.motion.Pace;
import millebornes.engine.table.Phase;

/// How long the table waits, in ms.
///
/// @param turn how long a computer player seems to think about its turn; the same whatever it holds, so it must be longer
///     than it really thinks
/// @param window how long it seems to think about an attack, likewise
/// @param deaf how long a curtain that has just fallen does not hear
/// @param end how long the table stays after the last card of a round
public record TableDelays(double turn, double window, double deaf, double end) {

    /// No waiting at all, for tests.
    public static final TableDelays NONE = new TableDelays(0, 0, 0, 0);

    private static final double TURN = 700;
    private static final double LEAST_THINKING = 320;
    private static final double DEAF = 500;
    private static final double END = 1400;

    /// The timing for players at that speed. Delays that protect hidden cards do not depend on it.
    public static TableDelays at(Pace pace) {
        double thinking = Math.max(LEAST_THINKING, TURN / pace.speed());
        return new TableDelays(thinking, thinking, DEAF, END / pace.speed());
    }

    /// The timing for spectators of computers at that speed: no hand is secret, so [Pace#OFF] has no delays.
    public static TableDelays watching(Pace pace) {
        double thinking = TURN / pace.speed();
        return new TableDelays(thinking, thinking, DEAF, END / pace.speed());
    }

    /// How long a computer player that is asked in this phase seems to think. Everybody knows the phase, so nothing
    /// else can be inferred from it.
    public double thinking(Phase phase) {
        return phase instanceof Phase.CoupFourreWindow ? window : turn;
    }
}
