package millebornes.bot;

/// How hard a search looks, in imagined deals and never in time, so that every machine comes to the same move.
///
/// @param firstDeals how many deals every move is tried on before one is given up
/// @param mostDeals how many deals at most a move is tried on
/// @param mostRounds how many at most where roll-outs are played to the end, which takes longer
/// @param givenUpPercent by how many hundredths of a standard error a move falls behind before it is given up
/// @param priorGivenUpPercent by how many the prior's move falls behind before it is given up
/// @param gatePercent by how many hundredths of a standard error a move must beat the prior's
/// @param discards how many of the cheapest cards are tried as a discard
record SearchEffort(
        int firstDeals,
        int mostDeals,
        int mostRounds,
        int givenUpPercent,
        int priorGivenUpPercent,
        int gatePercent,
        int discards) {

    /// A prior that plays better than the roll-outs is overruled only with high certainty.
    private static final int SURE_PERCENT = 350;

    /// How hard the player of three stars looks.
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

    /// The same for a prior that is trusted more than the roll-outs are.
    SearchEffort trustingPrior() {
        return new SearchEffort(
                firstDeals, mostDeals, mostRounds, givenUpPercent, SURE_PERCENT, SURE_PERCENT, discards);
    }
}
