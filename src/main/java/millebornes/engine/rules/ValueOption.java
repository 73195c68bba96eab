package millebornes.engine.rules;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// An option that has a value: a number, or one of a few words. [OptionChoices] and [EffectiveOptions] hold the values.
public enum ValueOption implements RuleOption {
    /// the km to reach
    TARGET("target", OptionTopic.ROAD, List.of()),
    /// the way to win a round
    SCORING(
            "scoring",
            OptionTopic.POINTS,
            Stream.of(ScoringMode.values())
                    .map(scoring -> scoring.name().toLowerCase(Locale.ROOT))
                    .toList()),
    /// the points that end a match, 0 for a single round
    MATCH_TO("matchTo", OptionTopic.POINTS, List.of()),
    /// the number of rounds after which a match ends, instead of points
    ROUNDS("rounds", OptionTopic.POINTS, List.of()),
    /// which safeties remove their hazards
    SAFETY_CLEARS(
            "safetyClears",
            OptionTopic.TABLE,
            Stream.of(SafetyClearsRule.values()).map(SafetyClearsRule::name).toList());

    private final String word;
    private final OptionTopic topic;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of and toList
    private final List<String> words;

    ValueOption(String word, OptionTopic topic, List<String> words) {
        this.word = word;
        this.topic = topic;
        this.words = words;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public OptionTopic topic() {
        return topic;
    }

    /// Whether the values of the option are whole numbers, 0 or more.
    public boolean isNumber() {
        return words.isEmpty();
    }

    /// The protocol's words for the values; empty when the values are numbers.
    public List<String> words() {
        return words;
    }
}
