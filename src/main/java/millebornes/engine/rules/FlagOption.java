package millebornes.engine.rules;

/// An option that is on or off. Each edition declares for each flag whether it has it and whether it is on by default
/// ([Editions]); rules read it with [EffectiveOptions#has].
public enum FlagOption implements RuleOption {
    /// several cards in a turn
    ACCELERATED("accelerated", OptionTopic.ROAD, FlagRequirement.NOTHING),
    /// the discards become the draw pile, without the safeties; seats may declare that they are stuck
    EXTENDED("extended", OptionTopic.ROAD, FlagRequirement.NOTHING),
    /// 500 points for opponents at 0 km
    CAPOT("capot", OptionTopic.POINTS, FlagRequirement.NOTHING),
    /// 500 points instead of 300 for a target reached without any 200 or 100
    NO_LONG_BONUS("noLongBonus", OptionTopic.POINTS, FlagRequirement.NOTHING),
    /// a player who reaches 700 km may extend the round to 1000
    EXTENSION("extension", OptionTopic.POINTS, FlagRequirement.ROUND_OF_700),
    /// partners play one after the other
    ADJACENT_PARTNERS("adjacentPartners", OptionTopic.TABLE, FlagRequirement.PARTNERS),
    /// one card of each hazard is left out of the deck
    SHORT_DECK("shortDeck", OptionTopic.TABLE, FlagRequirement.NOTHING),
    /// one car may have several stop hazards
    CUMULATE("cumulate", OptionTopic.TROUBLE, FlagRequirement.NOTHING),
    /// the discards become the draw pile
    RESHUFFLE("reshuffle", OptionTopic.TROUBLE, FlagRequirement.NOTHING),
    /// a hazard that makes a car drive backwards
    WRONG_WAY("wrongWay", OptionTopic.TROUBLE, FlagRequirement.NOTHING),
    /// house rule: every car has started when the round begins
    ROLLING_START("rollingStart", OptionTopic.HOUSE, FlagRequirement.NOTHING),
    /// house rule: a cured car needs no green light
    REMEDY_IS_ENOUGH("remedyIsEnough", OptionTopic.HOUSE, FlagRequirement.NOTHING),
    /// house rule: stop hazards may be played on a car that has not started
    HAZARDS_BEFORE_START("hazardsBeforeStart", OptionTopic.HOUSE, FlagRequirement.NOTHING),
    /// house rule: no safety may be discarded
    KEEP_SAFETIES("keepSafeties", OptionTopic.HOUSE, FlagRequirement.NOTHING);

    /// What a table needs for a flag to be on.
    public enum FlagRequirement {
        NOTHING,
        PARTNERS,
        ROUND_OF_700
    }

    private final String word;
    private final OptionTopic topic;
    private final FlagRequirement requirement;

    FlagOption(String word, OptionTopic topic, FlagRequirement requirement) {
        this.word = word;
        this.topic = topic;
        this.requirement = requirement;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public OptionTopic topic() {
        return topic;
    }

    public FlagRequirement need() {
        return requirement;
    }
}
