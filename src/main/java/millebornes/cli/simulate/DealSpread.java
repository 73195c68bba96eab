package millebornes.cli.simulate;

/// The statistical error of a sum over deals. The rotations of one deal depend on each other, so a sample is a deal,
/// not a game.
final class DealSpread {

    private static final double Z = 1.959964;

    private DealSpread() {}

    /// Half the 95 % interval of a sum over that many deals; infinite for a single deal.
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
