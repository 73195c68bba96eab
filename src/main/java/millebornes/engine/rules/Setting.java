package millebornes.engine.rules;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// An option that has a value: a number, or one of a few words. [OptionChoices] and [Options] hold the values.
public enum Setting implements Option {
    /// the km to reach
    TARGET("target", Topic.ROAD, List.of()),
    /// how a round is won
    SCORING(
            "scoring",
            Topic.POINTS,
            Stream.of(Scoring.values())
                    .map(scoring -> scoring.name().toLowerCase(Locale.ROOT))
                    .toList()),
    /// the points that end a match, 0 for one round
    MATCH_TO("matchTo", Topic.POINTS, List.of()),
    /// the rounds that end a match, instead of points
    ROUNDS("rounds", Topic.POINTS, List.of()),
    /// which safeties take their hazards away
    SAFETY_CLEARS(
            "safetyClears",
            Topic.TABLE,
            Stream.of(SafetyClears.values()).map(SafetyClears::name).toList());

    private final String word;
    private final Topic topic;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of and toList
    private final List<String> words;

    Setting(String word, Topic topic, List<String> words) {
        this.word = word;
        this.topic = topic;
        this.words = words;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public Topic topic() {
        return topic;
    }

    /// True when its values are whole numbers, 0 or more.
    public boolean isNumber() {
        return words.isEmpty();
    }

    /// The protocol's words for its values; empty when its values are numbers.
    public List<String> words() {
        return words;
    }
}
