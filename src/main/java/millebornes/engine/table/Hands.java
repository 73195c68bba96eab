package millebornes.engine.table;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/// The hand of every seat, by seat. Immutable; cards are moved in an [Editor]. Packed: one number for each hand.
public final class Hands extends AbstractList<Hand> implements RandomAccess {

    private final long[] counts;

    private Hands(long[] counts) {
        this.counts = counts;
    }

    /// The hands of so many seats, each given by its seat.
    public static Hands of(int seats, IntFunction<Hand> hand) {
        long[] counts = new long[seats];
        for (int seat = 0; seat < seats; seat++) {
            counts[seat] = hand.apply(seat).counts();
        }
        return new Hands(counts);
    }

    /// Deals [Hand#FULL] cards to each seat, one at a time from the first seat on.
    ///
    /// @param cardOrder the cards in the order of dealing
    public static Editor dealt(int seats, int first, CardList cardOrder) {
        Editor hands = new Editor(new long[seats]);
        int seat = first;
        for (int card = 0; card < seats * Hand.FULL; card++) {
            hands.give(seat, cardOrder.index(card));
            seat = seat + 1 == seats ? 0 : seat + 1;
        }
        return hands;
    }

    @Override
    public Hand get(int seat) {
        return new Hand(counts[seat]);
    }

    @Override
    public int size() {
        return counts.length;
    }

    /// A mutable copy of these hands.
    public Editor edit() {
        return new Editor(counts.clone());
    }

    /// Mutable hands, confined to one caller.
    public static final class Editor {

        private final long[] counts;

        private Editor(long[] counts) {
            this.counts = counts;
        }

        public Hand get(int seat) {
            return new Hand(counts[seat]);
        }

        /// Adds a card to a seat's hand.
        ///
        /// @param card the [Card#index(Card)] of the card
        public void give(int seat, int card) {
            counts[seat] = get(seat).with(card).counts();
        }

        /// Removes a card from a seat's hand.
        ///
        /// @throws IllegalArgumentException when the seat does not hold such a card
        public void take(int seat, Card card) {
            counts[seat] = get(seat).without(card).counts();
        }

        /// A copy of these hands; changes of one do not affect the other.
        public Editor copy() {
            return new Editor(counts.clone());
        }

        /// Returns the hands and ends the edit: further edits would change the returned hands.
        public Hands done() {
            return new Hands(counts);
        }
    }
}
