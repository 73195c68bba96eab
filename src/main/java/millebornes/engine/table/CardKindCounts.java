package millebornes.engine.table;

import java.util.List;

/// The number of cards of each kind in some pile, such as the cards that were played in front of the players or
/// the discards.
///
/// @param low four bits a kind for the first sixteen kinds, by [Card#index(Card)]
/// @param high the same for the rest
public record CardKindCounts(long low, long high) {

    public static final CardKindCounts EMPTY = new CardKindCounts(0, 0);

    private static final int BITS = 4;

    private static final int IN_LOW = Long.SIZE / BITS;

    private static final long MASK = (1L << BITS) - 1;

    static {
        checkRoom(Card.ALL.size());
        DeckComposition fullDeck = new DeckComposition(DeckComposition.Size.FULL, DeckComposition.WrongWay.WITH);
        Card.ALL.forEach(card -> checkCount(fullDeck.count(card)));
    }

    static void checkRoom(int kinds) {
        BitCapacityCheck.checkBits("a tally of cards", "kinds of cards", kinds, BITS, 2 * Long.SIZE);
    }

    static void checkCount(int copies) {
        BitCapacityCheck.checkCount("a tally's count of a kind", copies, BITS);
    }

    public int count(Card card) {
        int index = Card.index(card);
        long counts = index < IN_LOW ? low >>> (BITS * index) : high >>> (BITS * (index - IN_LOW));
        return (int) (counts & MASK);
    }

    public CardKindCounts with(Card card) {
        return plus(card, 1);
    }

    /// A copy with the given safeties added.
    public CardKindCounts with(SafetySet safeties) {
        CardKindCounts allCounts = this;
        for (Safety safety : safeties.toList()) {
            allCounts = allCounts.with(safety);
        }
        return allCounts;
    }

    public CardKindCounts without(Card card) {
        if (count(card) == 0) {
            throw new IllegalArgumentException("none to remove: " + card);
        }
        return plus(card, -1);
    }

    /// The total number of cards.
    public int size() {
        return sum(low) + sum(high);
    }

    private static int sum(long counts) {
        int sum = 0;
        for (long rest = counts; rest != 0; rest >>>= BITS) {
            sum += (int) (rest & MASK);
        }
        return sum;
    }

    /// Every card in the order of [Card#ALL].
    public List<Card> cards() {
        return Card.copies(this::count);
    }

    private CardKindCounts plus(Card card, long change) {
        int index = Card.index(card);
        return index < IN_LOW
                ? new CardKindCounts(low + (change << (BITS * index)), high)
                : new CardKindCounts(low, high + (change << (BITS * (index - IN_LOW))));
    }
}
