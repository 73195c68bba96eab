package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/// A packed list of cards equals the usual list.
class CardListTest {

    @Example
    void everyKindOfCardFitsIn() {
        CardList rowCards = CardList.copyOf(Card.ALL);
        assertThat(rowCards).isEqualTo(Card.ALL).hasSameHashCodeAs(Card.ALL);
        for (int place = 0; place < rowCards.size(); place++) {
            assertThat(rowCards.index(place)).isEqualTo(Card.index(rowCards.get(place)));
        }
        assertThatThrownBy(() -> rowCards.get(rowCards.size())).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> rowCards.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Property(tries = 100)
    void rowsAreCutAndJoinedAsLists(@ForAll("cards") List<Card> one, @ForAll("cards") List<Card> two) {
        CardList joinedCards = CardList.copyOf(one).then(CardList.copyOf(two));
        assertThat(joinedCards)
                .isEqualTo(Stream.concat(one.stream(), two.stream()).toList());
        assertThat(joinedCards.from(one.size())).isEqualTo(two);
    }

    @Property(tries = 100)
    void aRowIsShuffledLikeAnyList(@ForAll("cards") List<Card> cards, @ForAll long seed) {
        assertThat(CardList.copyOf(cards).shuffled(seed)).isEqualTo(SeededRandom.shuffled(cards, seed));
    }

    @Provide
    Arbitrary<List<Card>> cards() {
        return Arbitraries.of(Card.ALL).list().ofMaxSize(110);
    }
}
