package millebornes.engine.notation;

import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionCodec;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;

/// Writes and reads a set-up as words: `board 2 target=700`, `board 2x2 accelerated extended`, `playroom 3x3 wrongWay`.
/// A flag without a value is `true`. A game by earlier rules ends in `rules=1`.
public final class SetupText {

    private static final String EARLIER = "rules=1";

    private SetupText() {}

    /// The words of a set-up; its options are in the order of [RuleOption#ALL].
    public static String of(Setup setup) {
        StringBuilder words = new StringBuilder(setup.edition().id());
        words.append(' ')
                .append(
                        setup.form().isSingles()
                                ? Integer.toString(setup.form().seats())
                                : setup.form().word());
        OptionCodec.words(setup.choices())
                .forEach((option, value) ->
                        words.append(' ').append(option.word()).append(value.equals("true") ? "" : "=" + value));
        return words.append(setup.isEarlier() ? ' ' + EARLIER : "").toString();
    }

    /// Parses a set-up, which need not be playable.
    ///
    /// @throws IllegalArgumentException when a word is neither an edition, a table nor an option
    public static Setup setup(String text) {
        String[] words = text.strip().split("\\s+", -1);
        Edition edition = Editions.named(words[0]).orElseThrow(() -> unknown(words[0]));
        Setup setup = Setup.of(edition, form(words.length == 1 ? "" : words[1]));
        for (int at = 2; at < words.length; at++) {
            if (words[at].equals(EARLIER)) {
                setup = setup.earlier();
                continue;
            }
            String[] option = words[at].split("=", -1);
            RuleOption namedOption = RuleOption.named(option[0]).orElseThrow(() -> unknown(option[0]));
            String value = option.length == 1 ? "true" : option[1];
            setup = setup.with(choices -> OptionCodec.with(choices, namedOption, value));
        }
        return setup;
    }

    private static TeamFormat form(String word) {
        String[] sizes = word.split("x", -1);
        return sizes.length == 1
                ? TeamFormat.singles(Integer.parseInt(word))
                : new TeamFormat(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1]));
    }

    private static IllegalArgumentException unknown(String word) {
        return new IllegalArgumentException("no game knows " + word);
    }
}
