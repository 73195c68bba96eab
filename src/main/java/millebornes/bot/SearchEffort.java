package millebornes.bot;

/// How many imagined deals a search tries. It is never measured in time, so that every machine chooses the same move.
///
/// @param firstDeals the number of deals on which every move is tried before any is dropped
/// @param mostDeals the greatest number of deals where a network evaluates positions
/// @param mostRounds the greatest number of deals where rounds are played to the end, which takes longer
/// @param givenUpPercent the lag behind the best move, in hundredths of a standard error, beyond which a move is
///     dropped
/// @param priorGivenUpPercent the same limit for the prior's move
/// @param gatePercent the lead that a move needs over the prior's, in hundredths of a standard error
/// @param discards the number of discards that are tried, those of the cheapest cards
record SearchEffort(
        int firstDeals,
        int mostDeals,
        int mostRounds,
        int givenUpPercent,
        int priorGivenUpPercent,
        int gatePercent,
        int discards) {

    /// The lead needed over the move of a prior that is better than the roll-outs, in hundredths of a standard error.
    private static final int SURE_PERCENT = 350;

    /// The effort of `hard`.
    static final SearchEffort USUAL = new SearchEffort(32, 512, 192, 150, 150, 200, 3);

    SearchEffort {
        if (firstDeals < 2
                || mostDeals < firstDeals
                || mostRounds < firstDeals
                || givenUpPercent < 0
                || priorGivenUpPercent < 0
                || gatePercent < 0
                || discards < 1) {
            throw new IllegalArgumentException("no effort: " + firstDeals + ", " + mostDeals);
        }
    }

    /// This effort for a prior that plays better than the roll-outs: its move is overruled only at a greater lead.
    SearchEffort trustingPrior() {
        return new SearchEffort(
                firstDeals, mostDeals, mostRounds, givenUpPercent, SURE_PERCENT, SURE_PERCENT, discards);
    }
}
