package millebornes.engine.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Writes and reads chosen options as words of the protocol: `accelerated=true`, `target=700`, `scoring=junior`.
/// Nothing else in the program writes or reads a value of an option as text.
public final class OptionCodec {

    private static final String ON = "true";
    private static final String OFF = "false";
    private static final String NUMBER = "\\d{1,9}";

    private OptionCodec() {}

    /// The chosen options, each with the word for its value, in the order of [RuleOption#ALL].
    public static Map<RuleOption, String> words(OptionChoices choices) {
        Map<RuleOption, String> words = new LinkedHashMap<>();
        RuleOption.ALL.forEach(option -> word(choices, option).ifPresent(word -> words.put(option, word)));
        return words;
    }

    /// The word for the value chosen for an option; empty if none was chosen.
    public static Optional<String> word(OptionChoices choices, RuleOption option) {
        return Optional.ofNullable(
                switch (option) {
                    case FlagOption flag ->
                        choices.on().contains(flag) ? ON : choices.off().contains(flag) ? OFF : null;
                    case ValueOption.SCORING -> constant(ValueOption.SCORING, choices.scoring());
                    case ValueOption.TARGET -> number(choices.target());
                    case ValueOption.MATCH_TO -> number(choices.matchTo());
                    case ValueOption.ROUNDS -> number(choices.rounds());
                    case ValueOption.SAFETY_CLEARS -> constant(ValueOption.SAFETY_CLEARS, choices.safetyClears());
                });
    }

    /// A copy of the choices with one more, given by the protocol's word for the value.
    ///
    /// @throws BadSetupException when the option has no such value
    public static OptionChoices with(OptionChoices choices, RuleOption option, String word) {
        return switch (option) {
            case FlagOption flag -> flag(choices, flag, word);
            case ValueOption.SCORING -> choices.scoring(constant(ValueOption.SCORING, ScoringMode.values(), word));
            case ValueOption.TARGET -> choices.target(number(option, word));
            case ValueOption.MATCH_TO -> choices.matchTo(number(option, word));
            case ValueOption.ROUNDS -> choices.rounds(number(option, word));
            case ValueOption.SAFETY_CLEARS ->
                choices.safetyClears(constant(ValueOption.SAFETY_CLEARS, SafetyClearsRule.values(), word));
        };
    }

    private static OptionChoices flag(OptionChoices choices, FlagOption flag, String word) {
        return switch (word) {
            case ON -> choices.on(flag);
            case OFF -> choices.off(flag);
            default -> throw bad(flag, word);
        };
    }

    private static int number(RuleOption option, String word) {
        if (!word.matches(NUMBER)) {
            throw bad(option, word);
        }
        return Integer.parseInt(word);
    }

    private static <E extends Enum<E>> E constant(ValueOption option, E[] constants, String word) {
        int place = option.words().indexOf(word);
        if (place < 0) {
            throw bad(option, word);
        }
        return constants[place];
    }

    private static @Nullable String constant(ValueOption option, @Nullable Enum<?> constant) {
        return constant == null ? null : option.words().get(constant.ordinal());
    }

    private static @Nullable String number(@Nullable Integer number) {
        return number == null ? null : number.toString();
    }

    private static BadSetupException bad(RuleOption option, String word) {
        return new BadSetupException(new SetupProblem(option.word(), word, SetupProblem.Reason.BAD_VALUE));
    }
}
