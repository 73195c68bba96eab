package millebornes.engine.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// An option of the game: on or off ([FlagOption]), or with a value ([ValueOption]). An [Edition] declares which
/// options it has, and their defaults.
public sealed interface RuleOption permits FlagOption, ValueOption {

    /// All options in the order of display: by topic, flags first.
    List<RuleOption> ALL = Stream.<RuleOption>concat(Stream.of(FlagOption.values()), Stream.of(ValueOption.values()))
            .sorted(Comparator.comparing(RuleOption::topic))
            .toList();

    /// The topic under which an option is listed.
    enum OptionTopic {
        /// the road and the pace of the turns
        ROAD,
        /// scoring and length; a junior game has no points
        POINTS,
        /// partners, cards and the effect of safeties
        TABLE,
        /// more attacks and more discards
        TROUBLE,
        /// house rules: what families play differently from every rule book
        HOUSE
    }

    /// The name of the enum constant, by which texts and drawings are found.
    String name();

    /// The option's name in the protocol.
    String word();

    OptionTopic topic();

    /// The option with that name in the protocol; empty if there is none.
    static Optional<RuleOption> named(String word) {
        return ALL.stream().filter(option -> option.word().equals(word)).findFirst();
    }
}
