package millebornes.engine.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// An option of the game: on or off ([FlagOption]), or with a value ([ValueOption]). An [Edition] declares which
/// options it has, and their defaults.
public sealed interface RuleOption permits FlagOption, ValueOption {

    /// Every option in the order of display: by topic, flags first.
    List<RuleOption> ALL = Stream.<RuleOption>concat(Stream.of(FlagOption.values()), Stream.of(ValueOption.values()))
            .sorted(Comparator.comparing(RuleOption::topic))
            .toList();

    /// The topic of an option.
    enum OptionTopic {
        /// the road and the pace of the turns
        ROAD,
        /// scoring and length; a junior game has no points
        POINTS,
        /// partners, cards and what safeties clear
        TABLE,
        /// attacks and discards of a game with more of both
        TROUBLE,
        /// what families play differently from every rule book
        HOUSE
    }

    /// The constant's name, which identifies texts and drawings.
    String name();

    /// The protocol's name of it.
    String word();

    OptionTopic topic();

    /// The option of that protocol name.
    static Optional<RuleOption> named(String word) {
        return ALL.stream().filter(option -> option.word().equals(word)).findFirst();
    }
}
