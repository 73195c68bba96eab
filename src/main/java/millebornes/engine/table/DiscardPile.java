package millebornes.engine.table;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/// The discards, face up: a stack that shares its lower part with every earlier state, so a discard copies nothing.
///
/// As a list it runs from the oldest card to the newest.
public final class DiscardPile extends AbstractList<Card> {

    public static final DiscardPile EMPTY = new DiscardPile();

    private final @Nullable DiscardPile pileBelow;

    private final @Nullable Card topCard;

    private final int size;

    private final int safeties;

    private final CardKindCounts counts;

    private DiscardPile() {
        pileBelow = null;
        topCard = null;
        size = 0;
        safeties = 0;
        counts = CardKindCounts.EMPTY;
    }

    private DiscardPile(DiscardPile pileBelow, Card topCard) {
        this.pileBelow = pileBelow;
        this.topCard = topCard;
        size = pileBelow.size + 1;
        safeties = topCard instanceof Safety safety ? pileBelow.safeties | (1 << safety.ordinal()) : pileBelow.safeties;
        counts = pileBelow.counts.with(topCard);
    }

    /// A pile of the given cards, the oldest first.
    public static DiscardPile of(List<? extends Card> cards) {
        DiscardPile pile = EMPTY;
        for (Card card : cards) {
            pile = pile.with(card);
        }
        return pile;
    }

    /// A copy of this pile with a card on top.
    public DiscardPile with(Card card) {
        return new DiscardPile(this, card);
    }

    /// The newest card, or null when the pile is empty.
    public @Nullable Card top() {
        return topCard;
    }

    @Override
    public int size() {
        return size;
    }

    /// Whether this safety is in the pile, in constant time.
    public boolean contains(Safety safety) {
        return (safeties & (1 << safety.ordinal())) != 0;
    }

    /// The number of copies of a card in the pile, in constant time.
    public int count(Card card) {
        return counts.count(card);
    }

    /// The number of copies of a card among so many of the newest cards of the pile.
    public int countLately(Card card, int latest) {
        int lately = 0;
        DiscardPile pile = this;
        for (int place = 0; place < latest && pile.pileBelow != null; place++) {
            lately += card.equals(pile.topCard) ? 1 : 0;
            pile = pile.pileBelow;
        }
        return lately;
    }

    @Override
    public Card get(int place) {
        return oldestFirst().get(place);
    }

    @Override
    public Iterator<Card> iterator() {
        return oldestFirst().iterator();
    }

    /// An iterator over a copy of the pile, since finding each card from the top would be slow. Equality uses it, too.
    @Override
    public ListIterator<Card> listIterator(int from) {
        return oldestFirst().listIterator(from);
    }

    /// The safeties in the pile, one bit each, by ordinal.
    int safetyBits() {
        return safeties;
    }

    private List<Card> oldestFirst() {
        List<Card> cards = new ArrayList<>(size);
        DiscardPile pile = this;
        while (pile.pileBelow != null && pile.topCard != null) {
            cards.add(pile.topCard);
            pile = pile.pileBelow;
        }
        Collections.reverse(cards);
        return cards;
    }
}
