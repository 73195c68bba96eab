package millebornes.engine.view;

import millebornes.engine.table.CardList;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hands;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import millebornes.engine.table.Shoe;

/// Whole rounds that agree with what one seat knows: the cards that it cannot see are dealt anew. A search plays them
/// on, a test lays one beside the round that is really played.
public final class RoundResampler {

    /// What the two seeds are made for.
    private static final int OF_THE_DEAL = 0;

    private static final int OF_RESHUFFLES = 1;

    private RoundResampler() {}

    /// A round that looks to this seat as its view does. Every way in which the cards that it cannot see may lie is
    /// equally likely: in the hands of the others and in the draw pile. Where reshuffles come from is drawn by lot too.
    /// The same view and seed always give the same round.
    ///
    /// Law: the view of the same seat of that round is equal to this view, so its legal moves are the same; the cards
    /// of the round together are the deck.
    ///
    /// @param seed where the lots come from
    /// @throws IllegalArgumentException when no round can look so; the message says why
    public static Round resample(SeatView view, long seed) {
        ViewContradictionCheck.check(view);
        CardList lots = new UnseenCards(view).cards().shuffled(SeededRandom.derivedSeed(seed, OF_THE_DEAL));
        int taken = 0;
        int seats = view.handCounts().size();
        Hands.Editor hands = Hands.of(seats, seat -> seat == view.seat() ? view.hand() : Hand.EMPTY)
                .edit();
        for (int seat = 0; seat < seats; seat++) {
            for (int held = hands.get(seat).size(); held < view.handCounts().get(seat); held++) {
                hands.give(seat, lots.index(taken++));
            }
        }
        Shoe shoe = new Shoe(
                lots.from(taken),
                0,
                view.discards(),
                view.removed(),
                SeededRandom.derivedSeed(seed, OF_RESHUFFLES),
                view.reshuffles(),
                view.distances());
        Round round = new Round(
                view.rules().seating(),
                view.cars(),
                hands.done(),
                shoe,
                view.onTable(),
                view.phase(),
                view.target(),
                view.extensionCaller(),
                view.stuck());
        SeatView again = SeatView.of(view.rules(), round, view.seat(), view.number(), view.totals());
        ViewContradictionCheck.unless(again.equals(view), () -> "other moves are legal: " + again.legal());
        return round;
    }
}
