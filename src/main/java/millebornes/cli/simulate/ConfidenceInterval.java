package millebornes.cli.simulate;

/// The 95 % confidence interval of a share after Wilson, which also works for few games and for shares near 0 and 1.
record ConfidenceInterval(double low, double high) {

    private static final double Z = 1.959964;

    /// A share with that margin on either side, clipped to 0 and 1.
    static ConfidenceInterval around(double share, double plusMinus) {
        return new ConfidenceInterval(Math.max(0, share - plusMinus), Math.min(1, share + plusMinus));
    }

    static ConfidenceInterval of(double wins, int games) {
        if (games == 0) {
            return new ConfidenceInterval(0, 1);
        }
        double share = wins / games;
        double square = Z * Z / games;
        double middle = (share + square / 2) / (1 + square);
        double half = Z * Math.sqrt((share * (1 - share) + square / 4) / games) / (1 + square);
        return new ConfidenceInterval(Math.max(0, middle - half), Math.min(1, middle + half));
    }
}
