package millebornes.engine.table;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/// The hand of every seat, packed: one number a seat. Immutable; cards go from hand to hand in an [Editor].
public final class Hands extends AbstractList<Hand> implements RandomAccess {

    private final long[] counts;

    private Hands(long[] counts) {
        this.counts = counts;
    }

    /// As many hands as there are seats, each given by its seat.
    public static Hands of(int seats, IntFunction<Hand> hand) {
        long[] counts = new long[seats];
        for (int seat = 0; seat < seats; seat++) {
            counts[seat] = hand.apply(seat).counts();
        }
        return new Hands(counts);
    }

    /// [Hand#FULL] cards for each seat, dealt one at a time from the first seat on.
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

    /// These hands, the first seat's in front.
    public static Hands copyOf(List<Hand> list) {
        return list instanceof Hands hands ? hands : of(list.size(), list::get);
    }

    @Override
    public Hand get(int seat) {
        return new Hand(counts[seat]);
    }

    @Override
    public int size() {
        return counts.length;
    }

    /// These hands with another one for that seat.
    public Hands with(int seat, Hand hand) {
        long[] changed = counts.clone();
        changed[seat] = hand.counts();
        return new Hands(changed);
    }

    /// A copy of these hands, to be changed.
    public Editor edit() {
        return new Editor(counts.clone());
    }

    /// Hands while cards come and go; they belong to one caller.
    public static final class Editor {

        private final long[] counts;

        private Editor(long[] counts) {
            this.counts = counts;
        }

        public Hand get(int seat) {
            return new Hand(counts[seat]);
        }

        /// A card more for that seat.
        ///
        /// @param card the card by its [Card#index(Card)]
        public void give(int seat, int card) {
            counts[seat] = get(seat).with(card).counts();
        }

        /// A card less for that seat.
        ///
        /// @throws IllegalArgumentException when the seat does not hold such a card
        public void take(int seat, Card card) {
            counts[seat] = get(seat).without(card).counts();
        }

        /// These hands, to be changed apart from them.
        public Editor copy() {
            return new Editor(counts.clone());
        }

        /// Returns the hands and ends the edit: further edits would change the returned hands.
        public Hands done() {
            return new Hands(counts);
        }
    }
}
