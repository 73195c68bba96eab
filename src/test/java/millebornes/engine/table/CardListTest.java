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

/// A packed row of cards is that list of cards.
class CardListTest {

    @Example
    void everyKindOfCardFitsIn() {
        CardList row = CardList.copyOf(Card.ALL);
        assertThat(row).isEqualTo(Card.ALL).hasSameHashCodeAs(Card.ALL);
        for (int place = 0; place < row.size(); place++) {
            assertThat(row.index(place)).isEqualTo(Card.index(row.get(place)));
        }
        assertThatThrownBy(() -> row.get(row.size())).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> row.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Property(tries = 100)
    void rowsAreCutAndJoinedAsLists(@ForAll("cards") List<Card> one, @ForAll("cards") List<Card> two) {
        CardList joined = CardList.copyOf(one).then(CardList.copyOf(two));
        assertThat(joined).isEqualTo(Stream.concat(one.stream(), two.stream()).toList());
        assertThat(joined.from(one.size())).isEqualTo(two);
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
