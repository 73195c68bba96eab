package millebornes.engine.rules;

import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import millebornes.engine.card.Deck;
import org.jspecify.annotations.Nullable;

/// Fills in what a set-up leaves open.
final class Defaults {

    private final Map<Option, String> choices;

    private Defaults(Map<Option, String> choices) {
        this.choices = choices;
    }

    /// Every option of a set-up that has no problem.
    static Options fill(Setup setup) {
        Profile profile = setup.profile();
        Profile.Table table = profile.table(setup.form()).orElseThrow();
        Defaults chosen = new Defaults(setup.choices());
        return new Options(
                Scoring.valueOf(
                        chosen.word(Option.SCORING, Scoring.EXPERT::name).toUpperCase(Locale.ROOT)),
                chosen.flag(Option.ACCELERATED, () -> false),
                chosen.flag(Option.EXTENDED, () -> false),
                chosen.number(Option.TARGET, table::defaultTarget),
                chosen.length(profile),
                chosen.flag(Option.EXTENSION, () -> table.extension() == Profile.ExtensionRule.OFFERED),
                chosen.flag(Option.CAPOT, () -> true),
                SafetyClears.valueOf(chosen.word(Option.SAFETY_CLEARS, profile.safetyClears()::name)),
                chosen.flag(Option.NO_LONG_BONUS, () -> profile.noLongBonus() == Profile.NoLongBonus.PAID),
                chosen.flag(Option.CUMULATE, () -> false),
                chosen.flag(Option.RESHUFFLE, () -> false),
                chosen.flag(Option.WRONG_WAY, () -> false),
                chosen.flag(Option.ADJACENT_PARTNERS, () -> false),
                chosen.flag(Option.SHORT_DECK, () -> table.deck() == Deck.Size.SHORT));
    }

    private MatchLength length(Profile profile) {
        if (choices.containsKey(Option.ROUNDS)) {
            return MatchLength.ofRounds(number(Option.ROUNDS, () -> 1));
        }
        boolean junior = "junior".equals(choices.get(Option.SCORING));
        return MatchLength.toPoints(number(Option.MATCH_TO, () -> junior ? 0 : profile.matchTo()));
    }

    private String word(Option option, Supplier<String> otherwise) {
        @Nullable String word = choices.get(option);
        return word == null ? otherwise.get() : word;
    }

    private int number(Option option, Supplier<Integer> otherwise) {
        @Nullable String number = choices.get(option);
        return number == null ? otherwise.get() : Integer.parseInt(number);
    }

    private boolean flag(Option option, Supplier<Boolean> otherwise) {
        @Nullable String flag = choices.get(option);
        return flag == null ? otherwise.get() : Boolean.parseBoolean(flag);
    }
}
