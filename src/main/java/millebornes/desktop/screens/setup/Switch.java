package millebornes.desktop.screens.setup;

import java.util.List;
import java.util.Optional;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.SetupProblem;

/// An option that is either on or off, as the page shows it.
///
/// @param problem why it cannot be switched over, if it cannot
public record Switch(Option option, State state, Optional<SetupProblem> problem) {

    /// Whether a switch is on.
    public enum State {
        ON,
        OFF
    }

    /// The two values that a switch chooses between.
    record Pair(Option option, String off, String on) {

        /// All switches, the most wished for first.
        static final List<Pair> ALL = List.of(
                flag(Option.ACCELERATED),
                flag(Option.EXTENDED),
                new Pair(Option.TARGET, "1000", "700"),
                flag(Option.CAPOT),
                flag(Option.NO_LONG_BONUS),
                flag(Option.EXTENSION),
                flag(Option.ADJACENT_PARTNERS),
                flag(Option.SHORT_DECK),
                new Pair(Option.SAFETY_CLEARS, "RIGHT_OF_WAY_ONLY", "ALL"),
                flag(Option.CUMULATE),
                flag(Option.RESHUFFLE),
                flag(Option.WRONG_WAY));

        private static Pair flag(Option option) {
            return new Pair(option, "false", "true");
        }

        String value(State state) {
            return state == State.ON ? on : off;
        }

        State state(String value) {
            return value.equals(on) ? State.ON : State.OFF;
        }
    }

    public boolean isOn() {
        return state == State.ON;
    }

    public boolean isPossible() {
        return problem.isEmpty();
    }
}
