package millebornes.engine.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/// An immutable list of cards, such as a draw pile; packed: one byte for each card, its [Card#index(Card)].
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

    /// A list of the given cards.
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

    /// The part of this list from a place to its end.
    public CardList from(int place) {
        return new CardList(Arrays.copyOfRange(indices, place, indices.length));
    }

    /// This list with another one behind it.
    public CardList then(CardList otherCards) {
        byte[] all = Arrays.copyOf(indices, indices.length + otherCards.indices.length);
        System.arraycopy(otherCards.indices, 0, all, indices.length, otherCards.indices.length);
        return new CardList(all);
    }

    /// The cards of this list in the order that [SeededRandom#shuffled(List, long)] gives them.
    public CardList shuffled(long seed) {
        byte[] shuffled = indices.clone();
        SeededRandom.shuffle(shuffled, seed);
        return new CardList(shuffled);
    }

    /// The cards of this list in the order that a source gives them.
    public CardList shuffled(ShuffleSource source) {
        byte[] shuffled = indices.clone();
        source.shuffle(shuffled);
        return new CardList(shuffled);
    }
}
