package millebornes.desktop.table;

import millebornes.desktop.motion.Pace;
import millebornes.engine.table.Phase;

/// The delays of a table, in ms.
///
/// @param turn the thinking time of a computer player in its turn; it must not depend on the hand, so it is longer than
///     the computation
/// @param window its thinking time after an attack, likewise
/// @param deaf the time in which a curtain that has just fallen ignores clicks
/// @param end the pause after the last card of a round
/// @param still how long the still picture of a movement stays where nothing moves, as a share of the movement's duration
public record TableDelays(double turn, double window, double deaf, double end, double still) {

    /// No delays, for tests.
    public static final TableDelays NONE = new TableDelays(0, 0, 0, 0, 0);

    private static final double TURN = 700;
    private static final double LEAST_THINKING = 320;
    private static final double DEAF = 500;
    private static final double END = 1400;
    private static final double STILL = 0.7;

    /// The delays for players at a pace. Those that protect hidden cards do not depend on it.
    public static TableDelays at(Pace pace) {
        double thinking = Math.max(LEAST_THINKING, TURN / pace.speed());
        return new TableDelays(thinking, thinking, DEAF, END / pace.speed(), STILL);
    }

    /// The delays for spectators of computer players at a pace. No hand is secret, so [Pace#OFF] has no delays.
    public static TableDelays watching(Pace pace) {
        double thinking = TURN / pace.speed();
        return new TableDelays(thinking, thinking, DEAF, END / pace.speed(), STILL);
    }

    /// The thinking time of a computer player in this phase. The phase is public, so the time reveals nothing.
    public double thinking(Phase phase) {
        return phase instanceof Phase.CoupFourreWindow ? window : turn;
    }
}
