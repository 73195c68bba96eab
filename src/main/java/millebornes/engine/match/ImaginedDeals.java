package millebornes.engine.match;

import millebornes.engine.rules.MutableRound;
import millebornes.engine.table.CardList;
import millebornes.engine.table.CardTray;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hands;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;

/// Makes rounds that agree with the view of one seat, one for each seed: the cards that the seat cannot see are dealt
/// at random. The view is analysed once for all rounds.
final class ImaginedDeals {

    /// The numbers of the seeds that are derived from the seed of a round: one for the deal, one for reshuffles.
    private static final int OF_THE_DEAL = 0;

    private static final int OF_RESHUFFLES = 1;

    private final SeatView view;
    private final CardList unseenCards;

    /// @throws IllegalArgumentException when no round can have this view; the message has the reason
    public ImaginedDeals(SeatView view) {
        ViewContradictionCheck.check(view);
        this.view = view;
        this.unseenCards = new UnseenCards(view).cards();
        SeatView newView = SeatView.of(view.rules(), round(0), view.seat(), view.number(), view.totals());
        ViewContradictionCheck.unless(newView.equals(view), () -> "other moves are legal: " + newView.legal());
    }

    /// The imagined round of a seed. All arrangements of the cards that the seat cannot see, in other hands and the
    /// draw pile, are equally likely; the seed of reshuffles is random, too. The same view and seed always give the
    /// same round.
    ///
    /// Invariant: the view of the same seat of that round is equal to this view, so its legal moves are the same; the
    /// cards of the round together are the deck.
    public Round round(long seed) {
        CardList shuffledCards = unseenCards.shuffled(SeededRandom.derivedSeed(seed, OF_THE_DEAL));
        int taken = 0;
        int seats = view.handCounts().size();
        Hands.Editor hands = Hands.of(seats, seat -> seat == view.seat() ? view.hand() : Hand.EMPTY)
                .edit();
        for (int seat = 0; seat < seats; seat++) {
            for (int held = hands.get(seat).size(); held < view.handCounts().get(seat); held++) {
                hands.give(seat, shuffledCards.index(taken++));
            }
        }
        CardTray cardTray = new CardTray(
                shuffledCards.from(taken),
                0,
                view.discards(),
                view.removed(),
                SeededRandom.derivedSeed(seed, OF_RESHUFFLES),
                view.reshuffles(),
                view.distances());
        return new Round(
                view.rules().seating(),
                view.cars(),
                hands.done(),
                cardTray,
                view.onTable(),
                view.phase(),
                view.target(),
                view.extensionCaller(),
                view.stuck());
    }

    /// The imagined round of a seed as a draft, to be played on in place.
    public MutableRound draft(long seed) {
        return view.rules().draft(round(seed));
    }
}
