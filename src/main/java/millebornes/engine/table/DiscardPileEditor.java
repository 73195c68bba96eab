package millebornes.engine.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A mutable discard pile, confined to one caller. It shares the cards of the pile from which it was made.
public final class DiscardPileEditor {

    /// The index of the first safety in [Card#ALL]: safeties are the last cards.
    private static final int FIRST_SAFETY = Card.index(Safety.RIGHT_OF_WAY);

    /// The initial capacity, in cards.
    private static final int FEW = 2;

    private DiscardPile pileBelow;
    private byte[] above = new byte[FEW];
    private int count;
    private int safeties;

    /// The number of cards of each kind, by [Card#index(Card)].
    private byte[] counts = new byte[Card.ALL.size()];

    public DiscardPileEditor(DiscardPile pile) {
        pileBelow = pile;
        safeties = pile.safetyBits();
        for (int kind = 0; kind < counts.length; kind++) {
            counts[kind] = (byte) pile.count(Card.at(kind));
        }
    }

    /// A copy of this pile; changes of one do not affect the other.
    public DiscardPileEditor copy() {
        DiscardPileEditor editorCopy = new DiscardPileEditor(pileBelow);
        editorCopy.above = above.clone();
        editorCopy.count = count;
        editorCopy.counts = counts.clone();
        editorCopy.safeties = safeties;
        return editorCopy;
    }

    /// Puts a card on top.
    public void add(Card card) {
        if (count == above.length) {
            above = Arrays.copyOf(above, 2 * FEW * count);
        }
        int kind = Card.index(card);
        above[count++] = (byte) kind;
        counts[kind]++;
        safeties |= (1 << kind) >>> FIRST_SAFETY;
    }

    /// Removes all cards.
    public void clear() {
        pileBelow = DiscardPile.EMPTY;
        count = 0;
        safeties = 0;
        Arrays.fill(counts, (byte) 0);
    }

    public int size() {
        return pileBelow.size() + count;
    }

    /// The number of copies of a card in the pile.
    public int count(Card card) {
        return counts[Card.index(card)];
    }

    /// The number of copies of a card among so many of the newest cards of the pile.
    public int countLately(Card card, int latest) {
        int kind = Card.index(card);
        int lately = 0;
        for (int place = count - 1; place >= Math.max(0, count - latest); place--) {
            lately += above[place] == kind ? 1 : 0;
        }
        return lately + pileBelow.countLately(card, latest - count);
    }

    /// Whether this safety is in the pile.
    public boolean contains(Safety safety) {
        return (safeties & (1 << safety.ordinal())) != 0;
    }

    /// The number of cards that are not safeties, which are reshuffled in the extended game.
    public int sizeWithoutSafeties() {
        return size() - Integer.bitCount(safeties);
    }

    /// Every card, the oldest first.
    public List<Card> cards() {
        List<Card> cards = new ArrayList<>(pileBelow);
        for (int place = 0; place < count; place++) {
            cards.add(Card.at(above[place]));
        }
        return cards;
    }

    /// A snapshot of the pile; later cards do not change it.
    public DiscardPile pile() {
        for (int place = 0; place < count; place++) {
            pileBelow = pileBelow.with(Card.at(above[place]));
        }
        count = 0;
        return pileBelow;
    }
}
