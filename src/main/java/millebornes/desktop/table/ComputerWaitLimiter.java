package millebornes.desktop.table;

import java.util.function.IntPredicate;
import millebornes.desktop.motion.Pace;
import millebornes.engine.table.Phase;

/// Limits the time that a person waits for computer players to [#LIMIT], at the fast pace and without animations:
/// computers think during animations then, and the remaining time is divided among the expected steps. The animation of
/// a step that would take longer than its share is shown faster. Slower paces have no limit, since people want to watch
/// then.
///
/// The pauses themselves are never shortened: they are longer than a computer thinks, so that they reveal nothing about
/// its hand. Where computers take more steps than the limit has room for pauses, as in the accelerated game, the wait
/// is as long as the pauses.
final class ComputerWaitLimiter {

    /// The longest wait, in ms, from a person's move to the next question to a person.
    public static final double LIMIT = 5000;

    /// The expected number of steps of a computer's turn: the play, and often the answer to an attack.
    private static final double STEPS = 1.5;

    private double spent;

    /// Whether the wait is limited at this pace: computers think during animations, and animations may be shortened.
    public static boolean isHurried(Pace pace) {
        return switch (pace) {
            case FAST, OFF -> true;
            case SLOW, NORMAL -> false;
        };
    }

    /// Starts the clock: a person has just played, and either a computer thinks or a person is asked.
    ///
    /// @param pause a computer's thinking time, in ms
    public void begin(double pause) {
        spent = pause;
    }

    /// The time since the clock was started, in ms, including the current pause.
    public double spent() {
        return spent;
    }

    /// The most time for the animations of a computer's step.
    ///
    /// @param wanted their length at that pace, in ms
    /// @param pause the next computer's thinking time, which runs meanwhile, in ms
    /// @param ahead the number of computers' turns before a person is asked, see [#ahead]
    public double movements(double wanted, double pause, int ahead) {
        // The next computer's pause runs meanwhile; that of the one after it has to fit in as well.
        double left = LIMIT - spent - (ahead > 1 ? pause : 0);
        double share = Math.max(0, left) / (1 + STEPS * ahead);
        double allowed = Math.min(wanted, share);
        spent += Math.max(allowed, ahead > 0 ? pause : 0);
        return allowed;
    }

    /// The number of computers' turns before a person is asked; the answer to an attack counts as one.
    public static int ahead(Phase phase, int seats, IntPredicate isPerson) {
        if (phase instanceof Phase.Over || phase.asked().toList().stream().anyMatch(isPerson::test)) {
            return 0;
        }
        boolean answer = phase instanceof Phase.CoupFourreWindow;
        int ahead = answer ? 1 : 0;
        int seat = answer ? phase.turn() + 1 : phase.turn();
        while (ahead < seats && !isPerson.test(seat % seats)) {
            ahead++;
            seat++;
        }
        return ahead;
    }
}
