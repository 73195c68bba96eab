package millebornes.engine.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A switch of the set-up, by its protocol name; which values mean something, and where each may be set, is written in
/// [Profile] and [Setup].
public enum Option {
    SCORING("scoring", "junior", "expert"),
    ACCELERATED("accelerated", Kind.FLAG),
    EXTENDED("extended", Kind.FLAG),
    TARGET("target", Kind.NUMBER),
    MATCH_TO("matchTo", Kind.NUMBER),
    ROUNDS("rounds", Kind.NUMBER),
    EXTENSION("extension", Kind.FLAG),
    CAPOT("capot", Kind.FLAG),
    SAFETY_CLEARS("safetyClears", "ALL", "RIGHT_OF_WAY_ONLY"),
    NO_LONG_BONUS("noLongBonus", Kind.FLAG),
    CUMULATE("cumulate", Kind.FLAG),
    RESHUFFLE("reshuffle", Kind.FLAG),
    WRONG_WAY("wrongWay", Kind.FLAG),
    ADJACENT_PARTNERS("adjacentPartners", Kind.FLAG),
    SHORT_DECK("shortDeck", Kind.FLAG);

    /// What a value of the option looks like.
    public enum Kind {
        /// `true` or `false`
        FLAG,
        /// a whole number, 0 or more
        NUMBER,
        /// one of [Option#words()]
        WORD
    }

    private final String word;
    private final Kind kind;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> words;

    Option(String word, Kind kind) {
        this.word = word;
        this.kind = kind;
        this.words = kind == Kind.FLAG ? List.of("true", "false") : List.of();
    }

    Option(String word, String... words) {
        this.word = word;
        this.kind = Kind.WORD;
        this.words = List.of(words);
    }

    /// The option of that protocol name.
    public static Optional<Option> named(String word) {
        return Arrays.stream(values())
                .filter(option -> option.word.equals(word))
                .findFirst();
    }

    /// The protocol name.
    public String word() {
        return word;
    }

    public Kind kind() {
        return kind;
    }

    /// The values of a flag or a word; empty for a number.
    public List<String> words() {
        return words;
    }

    /// True when this text can be a value of the option at all.
    public boolean takes(String value) {
        return kind == Kind.NUMBER ? value.matches("\\d{1,9}") : words.contains(value);
    }
}
