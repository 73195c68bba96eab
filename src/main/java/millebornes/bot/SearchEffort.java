package millebornes.bot;

/// The effort of a search, in imagined deals and never in time, so that every machine chooses the same move.
///
/// @param firstDeals the number of deals on which every move is tried before any is dropped
/// @param mostDeals the greatest number of deals for a move
/// @param mostRounds the same where roll-outs are played to the end, which takes longer
/// @param givenUpPercent a move that is behind by more hundredths of a standard error is dropped
/// @param priorGivenUpPercent the same for the prior's move
/// @param gatePercent the lead that a move needs over the prior's, in hundredths of a standard error
/// @param discards the number of the cheapest cards that are tried as a discard
record SearchEffort(
        int firstDeals,
        int mostDeals,
        int mostRounds,
        int givenUpPercent,
        int priorGivenUpPercent,
        int gatePercent,
        int discards) {

    /// A prior that plays better than the roll-outs is overruled only at this certainty.
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

    /// The same for a prior that is better than the roll-outs.
    SearchEffort trustingPrior() {
        return new SearchEffort(
                firstDeals, mostDeals, mostRounds, givenUpPercent, SURE_PERCENT, SURE_PERCENT, discards);
    }
}
