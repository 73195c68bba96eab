package millebornes.desktop.setup;

import java.util.Optional;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.SafetyClearsRule;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.ValueOption;

/// The state of the switch of an option that the page shows as either on or off: every flag, and the settings with two
/// values.
///
/// @param problem why the switch cannot be changed; empty if it can
record OptionSwitchModel(RuleOption option, State state, Optional<SetupProblem> problem) {

    /// Whether a switch is on.
    public enum State {
        ON,
        OFF;

        /// The state for a boolean.
        public static State of(boolean on) {
            return on ? ON : OFF;
        }

        State other() {
            return of(this == OFF);
        }
    }

    public boolean isOn() {
        return state == State.ON;
    }

    public boolean isPossible() {
        return problem.isEmpty();
    }

    /// Whether an edition offers the option as a switch.
    static boolean isOffered(RuleOption option, Edition edition) {
        return switch (option) {
            case FlagOption flag -> edition.flags().offers(flag) && isMet(flag.need(), edition);
            case ValueOption.TARGET -> edition.hasChoiceOfTarget();
            case ValueOption.SAFETY_CLEARS -> true;
            case ValueOption.SCORING, ValueOption.MATCH_TO, ValueOption.ROUNDS -> false;
        };
    }

    private static boolean isMet(FlagOption.FlagRequirement requirement, Edition edition) {
        return switch (requirement) {
            case NOTHING, ROUND_OF_700 -> true;
            case PARTNERS ->
                edition.tables().stream().anyMatch(table -> !table.form().isSingles());
        };
    }

    /// The state of an option's switch in a game.
    ///
    /// @throws IllegalArgumentException when the option is not a switch
    static State in(EffectiveOptions options, RuleOption option) {
        return State.of(
                switch (option) {
                    case FlagOption flag -> options.has(flag);
                    case ValueOption.TARGET -> options.target() == Edition.SHORT_ROAD;
                    case ValueOption.SAFETY_CLEARS -> options.safetyClears() == SafetyClearsRule.ALL;
                    case ValueOption.SCORING, ValueOption.MATCH_TO, ValueOption.ROUNDS -> throw noSwitch(option);
                });
    }

    /// The given choices with the switch of an option in that state.
    ///
    /// @throws IllegalArgumentException when the option is no switch
    static OptionChoices switched(OptionChoices choices, RuleOption option, State state) {
        boolean on = state == State.ON;
        return switch (option) {
            case FlagOption flag -> on ? choices.on(flag) : choices.off(flag);
            case ValueOption.TARGET -> choices.target(on ? Edition.SHORT_ROAD : Edition.LONG_ROAD);
            case ValueOption.SAFETY_CLEARS ->
                choices.safetyClears(on ? SafetyClearsRule.ALL : SafetyClearsRule.RIGHT_OF_WAY_ONLY);
            case ValueOption.SCORING, ValueOption.MATCH_TO, ValueOption.ROUNDS -> throw noSwitch(option);
        };
    }

    private static IllegalArgumentException noSwitch(RuleOption option) {
        return new IllegalArgumentException("not a switch: " + option);
    }
}
