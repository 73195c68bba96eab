package millebornes.engine.table;

import java.util.ArrayList;
import java.util.List;

/// The cards of one seat: the number of each kind, unordered, at most seven.
///
/// @param counts three bits per kind, by [Card#index(Card)]
public record Hand(long counts) {

    /// The number of cards in a hand between turns while the draw pile lasts.
    public static final int FULL = 6;

    /// The greatest number of cards in a hand: a full hand and the card drawn for the turn.
    public static final int MOST = FULL + 1;

    public static final Hand EMPTY = new Hand(0);

    private static final int BITS = 3;

    private static final long MASK = (1L << BITS) - 1;

    /// A mask with the lowest bit of every count.
    private static final long ONES = 0x1249_2492_4924_9249L;

    private static final long TWOS = ONES << 1;

    private static final long FOURS = ONES << 2;

    static {
        checkRoom(Card.ALL.size());
        BitCapacityCheck.checkCount("a hand's count of a kind", MOST, BITS);
    }

    /// Checks that every kind has a count of three bits; [#ONES] needs that, too.
    static void checkRoom(int kinds) {
        BitCapacityCheck.checkBits("a hand", "kinds of cards", kinds, BITS, Long.SIZE);
    }

    public static Hand of(Card... cards) {
        return of(List.of(cards));
    }

    /// A hand of those cards.
    ///
    /// @throws IllegalArgumentException when there are more than [#MOST]
    public static Hand of(List<Card> cards) {
        if (cards.size() > MOST) {
            throw new IllegalArgumentException("a hand holds at most " + MOST + " cards, not " + cards.size());
        }
        Hand hand = EMPTY;
        for (Card card : cards) {
            hand = hand.with(card);
        }
        return hand;
    }

    /// The number of cards of this kind in the hand.
    public int count(Card card) {
        return (int) ((counts >>> (BITS * Card.index(card))) & MASK);
    }

    public boolean holds(Card card) {
        return count(card) > 0;
    }

    public boolean isEmpty() {
        return counts == 0;
    }

    /// The number of cards in the hand.
    public int size() {
        return Long.bitCount(counts & ONES) + 2 * Long.bitCount(counts & TWOS) + 4 * Long.bitCount(counts & FOURS);
    }

    public Hand with(Card card) {
        return with(Card.index(card));
    }

    /// A copy of this hand with one card more, given by its [Card#index(Card)].
    Hand with(int index) {
        return new Hand(counts + (1L << (BITS * index)));
    }

    /// A copy of this hand with one copy of a card less.
    ///
    /// @throws IllegalArgumentException when the hand has no such card
    public Hand without(Card card) {
        int shift = BITS * Card.index(card);
        if ((counts & (MASK << shift)) == 0) {
            throw new IllegalArgumentException("not in hand: " + card);
        }
        return new Hand(counts - (1L << shift));
    }

    /// The kinds of cards in the hand as a set.
    public CardKindSet kindSet() {
        long held = counts | counts >>> 1 | counts >>> 2;
        return new CardKindSet((int) Long.compress(held, ONES));
    }

    /// The kinds of cards in the hand, each once, in the order of [Card#ALL].
    public List<Card> kinds() {
        List<Card> kinds = new ArrayList<>(MOST);
        for (int rest = kindSet().bits(); rest != 0; rest &= rest - 1) {
            kinds.add(Card.at(CardKindSet.first(rest)));
        }
        return kinds;
    }

    /// Every card of the hand in the order of [Card#ALL].
    public List<Card> cards() {
        List<Card> cards = new ArrayList<>(MOST);
        for (Card card : kinds()) {
            for (int copy = count(card); copy > 0; copy--) {
                cards.add(card);
            }
        }
        return cards;
    }
}
