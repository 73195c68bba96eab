package millebornes.engine.match;

import millebornes.engine.table.Round;

/// Whole rounds that agree with what one seat knows: the cards that it cannot see are dealt anew. A search plays them
/// on, a test lays one beside the round that is really played.
public final class RoundResampler {

    private RoundResampler() {}

    /// A round that looks to this seat as its view does. Every way in which the cards that it cannot see may lie is
    /// equally likely: in the hands of the others and in the draw pile. Where reshuffles come from is drawn by lot too.
    /// The same view and seed always give the same round. Whoever wants many of one view asks [ImaginedDeals].
    ///
    /// Law: the view of the same seat of that round is equal to this view, so its legal moves are the same; the cards
    /// of the round together are the deck.
    ///
    /// @param seed where the lots come from
    /// @throws IllegalArgumentException when no round can look so; the message says why
    public static Round resample(SeatView view, long seed) {
        return new ImaginedDeals(view).round(seed);
    }
}
