package millebornes.cli.simulate;

/// The statistical error of a sum over deals. The rotations of one deal belong together, so not the game but the deal
/// is what is drawn at random.
final class DealSpread {

    private static final double Z = 1.959964;

    private DealSpread() {}

    /// Half the 95 % interval of a sum over that many deals; without limit when one deal says nothing about the others.
    ///
    /// @param sum what all deals brought together
    /// @param squares the squares of what each of them brought, added up
    static double of(long sum, long squares, int deals) {
        if (deals < 2) {
            return Double.POSITIVE_INFINITY;
        }
        double mean = (double) sum / deals;
        double variance = Math.max(0, (squares - mean * sum) / (deals - 1));
        return Z * Math.sqrt(variance * deals);
    }
}
