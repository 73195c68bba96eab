package millebornes.engine.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Chosen options as words of the protocol, and back: `accelerated=true`, `target=700`, `scoring=junior`. Nothing else
/// in the program writes or reads a value of an option as text.
public final class OptionCodec {

    private static final String ON = "true";
    private static final String OFF = "false";
    private static final String NUMBER = "\\d{1,9}";

    private OptionCodec() {}

    /// Every option that was chosen with the word of its value, in the order of [Option#ALL].
    public static Map<Option, String> words(OptionChoices choices) {
        Map<Option, String> words = new LinkedHashMap<>();
        Option.ALL.forEach(option -> word(choices, option).ifPresent(word -> words.put(option, word)));
        return words;
    }

    /// The word of what was chosen for an option, if anything was.
    public static Optional<String> word(OptionChoices choices, Option option) {
        return Optional.ofNullable(
                switch (option) {
                    case Flag flag ->
                        choices.on().contains(flag) ? ON : choices.off().contains(flag) ? OFF : null;
                    case Setting.SCORING -> constant(Setting.SCORING, choices.scoring());
                    case Setting.TARGET -> number(choices.target());
                    case Setting.MATCH_TO -> number(choices.matchTo());
                    case Setting.ROUNDS -> number(choices.rounds());
                    case Setting.SAFETY_CLEARS -> constant(Setting.SAFETY_CLEARS, choices.safetyClears());
                });
    }

    /// Those choices with one more.
    ///
    /// @throws BadSetup when the word is no value of that option
    public static OptionChoices with(OptionChoices choices, Option option, String word) {
        return switch (option) {
            case Flag flag -> flag(choices, flag, word);
            case Setting.SCORING -> choices.scoring(constant(Setting.SCORING, Scoring.values(), word));
            case Setting.TARGET -> choices.target(number(option, word));
            case Setting.MATCH_TO -> choices.matchTo(number(option, word));
            case Setting.ROUNDS -> choices.rounds(number(option, word));
            case Setting.SAFETY_CLEARS ->
                choices.safetyClears(constant(Setting.SAFETY_CLEARS, SafetyClears.values(), word));
        };
    }

    private static OptionChoices flag(OptionChoices choices, Flag flag, String word) {
        return switch (word) {
            case ON -> choices.on(flag);
            case OFF -> choices.off(flag);
            default -> throw bad(flag, word);
        };
    }

    private static int number(Option option, String word) {
        if (!word.matches(NUMBER)) {
            throw bad(option, word);
        }
        return Integer.parseInt(word);
    }

    private static <E extends Enum<E>> E constant(Setting setting, E[] constants, String word) {
        int place = setting.words().indexOf(word);
        if (place < 0) {
            throw bad(setting, word);
        }
        return constants[place];
    }

    private static @Nullable String constant(Setting setting, @Nullable Enum<?> constant) {
        return constant == null ? null : setting.words().get(constant.ordinal());
    }

    private static @Nullable String number(@Nullable Integer number) {
        return number == null ? null : number.toString();
    }

    private static BadSetup bad(Option option, String word) {
        return new BadSetup(new SetupProblem(option.word(), word, SetupProblem.Reason.BAD_VALUE));
    }
}
