package millebornes.engine.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import millebornes.engine.card.Card;
import millebornes.engine.card.Packing;

/// Cards one after the other, packed: one byte a card, by [Card#index(Card)]. Immutable; the order of a draw pile.
public final class CardRow extends AbstractList<Card> implements RandomAccess {

    static {
        checkRoom(Card.ALL.size());
    }

    private final byte[] indices;

    static void checkRoom(int kinds) {
        Packing.checkCount("a card of a row", kinds - 1, Byte.SIZE - 1);
    }

    private CardRow(byte[] indices) {
        this.indices = indices;
    }

    /// Those cards in their order.
    public static CardRow copyOf(List<? extends Card> cards) {
        byte[] indices = new byte[cards.size()];
        int place = 0;
        for (Card card : cards) {
            indices[place++] = (byte) Card.index(card);
        }
        return new CardRow(indices);
    }

    @Override
    public Card get(int place) {
        return Card.at(indices[place]);
    }

    /// The [Card#index(Card)] of the card at that place.
    public int index(int place) {
        return indices[place];
    }

    @Override
    public int size() {
        return indices.length;
    }

    /// The cards from that place on.
    public CardRow from(int place) {
        return new CardRow(Arrays.copyOfRange(indices, place, indices.length));
    }

    /// These cards, then those.
    public CardRow then(CardRow others) {
        byte[] all = Arrays.copyOf(indices, indices.length + others.indices.length);
        System.arraycopy(others.indices, 0, all, indices.length, others.indices.length);
        return new CardRow(all);
    }

    /// These cards in the order that [Shuffle#order(List, long)] gives them.
    public CardRow shuffled(long seed) {
        int[] places = Shuffle.places(indices.length, seed);
        byte[] shuffled = new byte[indices.length];
        for (int place = 0; place < shuffled.length; place++) {
            shuffled[place] = indices[places[place]];
        }
        return new CardRow(shuffled);
    }
}
