package millebornes.desktop.screens.table.model;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import millebornes.desktop.motion.Pace;
import millebornes.engine.table.Phase;

/// Keeps a person from waiting longer than [#LIMIT] for the computers that play in between, at the paces that hurry: fast,
/// and without movements. What is left of the limit after the pauses is shared out among the turns that are still to come;
/// where that is less than the movements of a turn take, they are shown faster. At the slower paces people look on.
///
/// The pauses themselves are never shortened: they are longer than a computer thinks, so that they tell nothing of what
/// it holds.
public final class ComputerWait {

    /// In ms, from a person's own move to the next question to a person.
    public static final double LIMIT = 5000;

    /// How many pauses are put aside for each turn to come: its own, and every other time one for the answer to an attack.
    private static final double PAUSES = 1.5;

    private double spent;

    /// A person is asked or has just played: nobody has waited yet.
    public void begin() {
        spent = 0;
    }

    /// What has been waited for since then, in ms.
    public double spent() {
        return spent;
    }

    /// How long the movements of a computer's step may take, which comes after a pause.
    ///
    /// @param wanted how long they take at that pace, in ms
    /// @param pause how long the computer has seemed to think, in ms
    /// @param ahead how many turns of computers come before a person is asked, see [#ahead]
    /// @return in ms; `wanted` at the paces that do not hurry
    public double movements(double wanted, double pause, int ahead, Pace pace) {
        spent += pause;
        double free = LIMIT - spent - ahead * PAUSES * pause;
        double allowed = isHurried(pace) ? Math.clamp(free / (ahead + 1), 0, wanted) : wanted;
        spent += allowed;
        return allowed;
    }

    private static boolean isHurried(Pace pace) {
        return switch (pace) {
            case FAST, OFF -> true;
            case SLOW, NORMAL -> false;
        };
    }

    /// How many turns of computers come before a person is asked; the answer to an attack counts as one.
    public static int ahead(Phase phase, int seats, IntPredicate isPerson) {
        if (phase instanceof Phase.Over || IntStream.range(0, seats).filter(phase.asked()::contains).anyMatch(isPerson)) {
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
