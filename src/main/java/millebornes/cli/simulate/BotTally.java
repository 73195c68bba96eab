package millebornes.cli.simulate;

/// The counts of one bot in a simulation, over all its games.
final class BotTally {

    /// The number of parts of a win. All shares of up to nine winners are whole numbers of parts, whose sums do not
    /// depend on their order.
    private static final long PARTS = 2520;

    /// The number of moves of which the first is looked at.
    private static final int LOOKED_AT = 32;

    private final ThinkingTimeHistogram thinking = new ThinkingTimeHistogram();
    private Counts counts = Counts.NONE;
    private Counts countsAtLastDeal = Counts.NONE;
    private int moves;

    /// The counts as whole numbers: their sums are the same in any order, on one machine or on many.
    ///
    /// @param winParts the games won, in parts of [#PARTS]
    /// @param winSquares the sum, over all deals, of the square of the parts won with a deal
    /// @param points the points of its team, over all rounds of its seats
    /// @param pointSquares the sum, over all deals, of the square of the points made with a deal
    /// @param seatRounds the rounds, counted for each of its seats
    /// @param coupsFourres the number of coups-fourrés that it declared
    record Counts(long winParts, long winSquares, long points, long pointSquares, long seatRounds, long coupsFourres) {

        static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0);

        Counts plus(Counts otherCounts) {
            return new Counts(
                    winParts + otherCounts.winParts,
                    winSquares + otherCounts.winSquares,
                    points + otherCounts.points,
                    pointSquares + otherCounts.pointSquares,
                    seatRounds + otherCounts.seatRounds,
                    coupsFourres + otherCounts.coupsFourres);
        }
    }

    BotTally() {}

    /// A tally with initial counts.
    BotTally(Counts counts) {
        this.counts = counts;
    }

    /// Counts a win, shared by that many winners, this one included.
    void won(int sharers) {
        add(new Counts(PARTS / sharers, 0, 0, 0, 0, 0));
    }

    /// Counts a round for one of the bot's seats, with the points of its team.
    void scored(int total) {
        add(new Counts(0, 0, total, 0, 1, 0));
    }

    void coupFourre() {
        add(new Counts(0, 0, 0, 0, 0, 1));
    }

    /// Whether the bot's next move is timed and checked for legality: one in 32, since that takes longer than a fast
    /// bot's choice, and in the shortest simulation the first.
    boolean looksAtNextMove() {
        return moves++ % LOOKED_AT == 0;
    }

    void thought(long nanos) {
        thinking.add(nanos);
    }

    /// Ends a deal after all its rotations: adds the squares of what it has brought.
    void closeDeal() {
        long parts = counts.winParts() - countsAtLastDeal.winParts();
        long points = counts.points() - countsAtLastDeal.points();
        add(new Counts(0, parts * parts, 0, points * points, 0, 0));
        countsAtLastDeal = counts;
    }

    void add(BotTally otherTally) {
        add(otherTally.counts);
        thinking.add(otherTally.thinking);
    }

    private void add(Counts moreCounts) {
        counts = counts.plus(moreCounts);
    }

    Counts counts() {
        return counts;
    }

    /// The number of games won; a shared win counts as its part.
    double wins() {
        return (double) counts.winParts() / PARTS;
    }

    /// The mean points of the bot's team per round.
    double meanPoints() {
        return counts.seatRounds() == 0 ? 0 : (double) counts.points() / counts.seatRounds();
    }

    /// Half the width of the 95 % confidence interval of the bot's share of the games, with each deal as one sample.
    double sharePlusMinus(int deals, int games) {
        return DealSpread.of(counts.winParts(), counts.winSquares(), deals) / PARTS / games;
    }

    /// Half the width of the 95 % confidence interval of the bot's mean points, with each deal as one sample.
    double pointsPlusMinus(int deals) {
        return DealSpread.of(counts.points(), counts.pointSquares(), deals) / Math.max(1, counts.seatRounds());
    }

    ThinkingTimeHistogram thinking() {
        return thinking;
    }

    /// Computes the statistical error of a sum over deals. The rotations of one deal depend on each other, so a sample
    /// is a deal, not a game.
    static final class DealSpread {

        private static final double Z = 1.959964;

        private DealSpread() {}

        /// Half the width of the 95 % confidence interval of a sum over some deals; infinite for a single deal.
        ///
        /// @param sum the sum over all deals
        /// @param squares the sum of the squares of each deal's value
        static double of(long sum, long squares, int deals) {
            if (deals < 2) {
                return Double.POSITIVE_INFINITY;
            }
            double mean = (double) sum / deals;
            double variance = Math.max(0, (squares - mean * sum) / (deals - 1));
            return Z * Math.sqrt(variance * deals);
        }
    }
}
