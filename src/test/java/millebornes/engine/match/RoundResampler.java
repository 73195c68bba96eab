package millebornes.engine.match;

import millebornes.engine.table.Round;

/// Makes complete rounds that agree with the view of one seat, to be compared with the real round.
public final class RoundResampler {

    private RoundResampler() {}

    /// The round of a view that [ImaginedDeals] imagines for a seed.
    ///
    /// @throws IllegalArgumentException when no round can have this view; the message has the reason
    public static Round resample(SeatView view, long seed) {
        return new ImaginedDeals(view).round(seed);
    }
}
