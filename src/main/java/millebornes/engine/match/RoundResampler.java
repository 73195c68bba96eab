package millebornes.engine.match;

import millebornes.engine.table.Round;

/// Makes complete rounds that agree with the view of one seat: the cards that the seat cannot see are dealt at random.
/// A search plays them on; a test compares one with the real round.
public final class RoundResampler {

    private RoundResampler() {}

    /// A round with this view for the seat. All arrangements of the cards that it cannot see, in other hands and the
    /// draw pile, are equally likely; the seed of reshuffles is random, too. The same view and seed always give the
    /// same round. For many rounds of one view use [ImaginedDeals].
    ///
    /// Invariant: the view of the same seat of that round is equal to this view, so its legal moves are the same; the
    /// cards of the round together are the deck.
    ///
    /// @param seed the seed of the random arrangement
    /// @throws IllegalArgumentException when no round can have this view; the message has the reason
    public static Round resample(SeatView view, long seed) {
        return new ImaginedDeals(view).round(seed);
    }
}
