package millebornes.engine.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One thing that a game may do differently: something that is on or off ([FlagOption]), or something with a value
/// ([ValueOption]). Which of them a game knows, and how it is played when nobody says, is written in [Edition].
public sealed interface RuleOption permits FlagOption, ValueOption {

    /// Every option, in the order in which people are shown them: by topic, in each first what is on or off.
    List<RuleOption> ALL = Stream.<RuleOption>concat(Stream.of(FlagOption.values()), Stream.of(ValueOption.values()))
            .sorted(Comparator.comparing(RuleOption::topic))
            .toList();

    /// What an option is about.
    enum OptionTopic {
        /// the road and the pace of the turns
        ROAD,
        /// what is counted, and how long; junior counts nothing
        POINTS,
        /// partners, cards and what they clear
        TABLE,
        /// attacks and discards of a game with more of both
        TROUBLE
    }

    /// The constant's name, by which texts and drawings are found.
    String name();

    /// The protocol's name of it.
    String word();

    OptionTopic topic();

    /// The option of that protocol name.
    static Optional<RuleOption> named(String word) {
        return ALL.stream().filter(option -> option.word().equals(word)).findFirst();
    }
}
