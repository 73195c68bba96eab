package millebornes.engine.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/// Cards one after the other, packed: one byte a card, by [Card#index(Card)]. Immutable; the order of a draw pile.
public final class CardList extends AbstractList<Card> implements RandomAccess {

    static {
        checkRoom(Card.ALL.size());
    }

    private final byte[] indices;

    static void checkRoom(int kinds) {
        BitCapacityCheck.checkCount("a card of a row", kinds - 1, Byte.SIZE - 1);
    }

    private CardList(byte[] indices) {
        this.indices = indices;
    }

    /// Those cards in their order.
    public static CardList copyOf(List<? extends Card> cards) {
        byte[] indices = new byte[cards.size()];
        int place = 0;
        for (Card card : cards) {
            indices[place++] = (byte) Card.index(card);
        }
        return new CardList(indices);
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
    public CardList from(int place) {
        return new CardList(Arrays.copyOfRange(indices, place, indices.length));
    }

    /// These cards, then those.
    public CardList then(CardList otherCards) {
        byte[] all = Arrays.copyOf(indices, indices.length + otherCards.indices.length);
        System.arraycopy(otherCards.indices, 0, all, indices.length, otherCards.indices.length);
        return new CardList(all);
    }

    /// These cards in the order that [SeededRandom#shuffled(List, long)] gives them.
    public CardList shuffled(long seed) {
        byte[] shuffled = indices.clone();
        SeededRandom.shuffle(shuffled, seed);
        return new CardList(shuffled);
    }

    /// These cards in the order of that source.
    public CardList shuffled(ShuffleSource source) {
        byte[] shuffled = indices.clone();
        source.shuffle(shuffled);
        return new CardList(shuffled);
    }
}
