package millebornes.engine.rules;

/// An option that is on or off. Each edition says of each flag whether it knows it, and whether it is on when nobody
/// has chosen ([Editions]); a rule asks for it by [Options#has].
public enum Flag implements Option {
    /// several cards in a turn
    ACCELERATED("accelerated", Topic.ROAD, Need.NOTHING),
    /// the discards become the draw pile, without the safeties; stuck seats
    EXTENDED("extended", Topic.ROAD, Need.NOTHING),
    /// 500 for an opponent who never left
    CAPOT("capot", Topic.POINTS, Need.NOTHING),
    /// 500 instead of 300 for a target reached without any 200 and 100
    NO_LONG_BONUS("noLongBonus", Topic.POINTS, Need.NOTHING),
    /// who reaches 700 may call 1000 for everybody
    EXTENSION("extension", Topic.POINTS, Need.ROUND_OF_700),
    /// partners play one after the other
    ADJACENT_PARTNERS("adjacentPartners", Topic.TABLE, Need.PARTNERS),
    /// one card of each hazard is left out
    SHORT_DECK("shortDeck", Topic.TABLE, Need.NOTHING),
    /// several stop hazards on one car
    CUMULATE("cumulate", Topic.TROUBLE, Need.NOTHING),
    /// the discards become the draw pile
    RESHUFFLE("reshuffle", Topic.TROUBLE, Need.NOTHING),
    /// a hazard that drives backward
    WRONG_WAY("wrongWay", Topic.TROUBLE, Need.NOTHING);

    /// What a table must have for a flag to be on there.
    public enum Need {
        NOTHING,
        PARTNERS,
        ROUND_OF_700
    }

    private final String word;
    private final Topic topic;
    private final Need need;

    Flag(String word, Topic topic, Need need) {
        this.word = word;
        this.topic = topic;
        this.need = need;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public Topic topic() {
        return topic;
    }

    public Need need() {
        return need;
    }
}
