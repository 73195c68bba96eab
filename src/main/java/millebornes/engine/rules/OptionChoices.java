package millebornes.engine.rules;

import org.jspecify.annotations.Nullable;

/// The options that were chosen for a game. An option that is null, or neither on nor off, has the edition's default.
///
/// @param on the flags that were switched on
/// @param off the flags that were switched off
/// @param scoring the scoring mode
/// @param target the km to reach
/// @param matchTo the points that end the match, 0 for one round
/// @param rounds the number of rounds after which the match ends; 0 and 1 are one round
/// @param safetyClears which safeties remove their hazards
public record OptionChoices(
        FlagOptionSet on,
        FlagOptionSet off,
        @Nullable ScoringMode scoring,
        @Nullable Integer target,
        @Nullable Integer matchTo,
        @Nullable Integer rounds,
        @Nullable SafetyClearsRule safetyClears) {

    /// Choices in which nothing is chosen.
    public static final OptionChoices NONE =
            new OptionChoices(FlagOptionSet.NONE, FlagOptionSet.NONE, null, null, null, null, null);

    public OptionChoices {
        if ((on.bits() & off.bits()) != 0) {
            throw new IllegalArgumentException("both on and off: " + on + ", " + off);
        }
        if (isNegative(target) || isNegative(matchTo) || isNegative(rounds)) {
            throw new IllegalArgumentException("less than nothing: " + target + ", " + matchTo + ", " + rounds);
        }
    }

    public OptionChoices on(FlagOption flag) {
        return flags(on.with(flag), off.without(flag));
    }

    public OptionChoices off(FlagOption flag) {
        return flags(on.without(flag), off.with(flag));
    }

    public OptionChoices scoring(@Nullable ScoringMode newMode) {
        return new OptionChoices(on, off, newMode, target, matchTo, rounds, safetyClears);
    }

    public OptionChoices target(@Nullable Integer km) {
        return new OptionChoices(on, off, scoring, km, matchTo, rounds, safetyClears);
    }

    public OptionChoices matchTo(@Nullable Integer points) {
        return new OptionChoices(on, off, scoring, target, points, rounds, safetyClears);
    }

    public OptionChoices rounds(@Nullable Integer number) {
        return new OptionChoices(on, off, scoring, target, matchTo, number, safetyClears);
    }

    /// A copy for a match of that length, whatever length was chosen before.
    public OptionChoices length(MatchLength length) {
        return length.rounds() > 1
                ? matchTo(null).rounds(length.rounds())
                : rounds(null).matchTo(length.points());
    }

    public OptionChoices safetyClears(@Nullable SafetyClearsRule newRule) {
        return new OptionChoices(on, off, scoring, target, matchTo, rounds, newRule);
    }

    /// Whether a value was chosen for an option.
    public boolean chooses(RuleOption option) {
        return switch (option) {
            case FlagOption flag -> on.contains(flag) || off.contains(flag);
            case ValueOption.SCORING -> scoring != null;
            case ValueOption.TARGET -> target != null;
            case ValueOption.MATCH_TO -> matchTo != null;
            case ValueOption.ROUNDS -> rounds != null;
            case ValueOption.SAFETY_CLEARS -> safetyClears != null;
        };
    }

    /// A copy in which one option has the value chosen in `otherChoices`, or the default if nothing was chosen there.
    public OptionChoices like(OptionChoices otherChoices, RuleOption option) {
        return switch (option) {
            case FlagOption flag ->
                otherChoices.on.contains(flag)
                        ? on(flag)
                        : otherChoices.off.contains(flag) ? off(flag) : flags(on.without(flag), off.without(flag));
            case ValueOption.SCORING -> scoring(otherChoices.scoring);
            case ValueOption.TARGET -> target(otherChoices.target);
            case ValueOption.MATCH_TO -> matchTo(otherChoices.matchTo);
            case ValueOption.ROUNDS -> rounds(otherChoices.rounds);
            case ValueOption.SAFETY_CLEARS -> safetyClears(otherChoices.safetyClears);
        };
    }

    private OptionChoices flags(FlagOptionSet onFlags, FlagOptionSet offFlags) {
        return new OptionChoices(onFlags, offFlags, scoring, target, matchTo, rounds, safetyClears);
    }

    private static boolean isNegative(@Nullable Integer number) {
        return number != null && number < 0;
    }
}
