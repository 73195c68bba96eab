package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/// The packed hands, compared with plain lists.
class HandTest {

    @Property
    void aHandIsAListWithoutOrder(@ForAll("hands") List<Card> cards, @ForAll("cards") Card card) {
        Hand hand = Hand.of(cards);
        assertThat(hand.cards()).isEqualTo(sorted(cards));
        assertThat(hand.size()).isEqualTo(cards.size());
        assertThat(hand.isEmpty()).isEqualTo(cards.isEmpty());
        assertThat(hand.count(card)).isEqualTo(Collections.frequency(cards, card));
        assertThat(hand.holds(card)).isEqualTo(cards.contains(card));
        assertThat(hand.kinds()).isEqualTo(sorted(cards).stream().distinct().toList());
        if (cards.size() < Hand.MOST) {
            assertThat(hand.with(card).without(card)).isEqualTo(hand);
            assertThat(hand.with(card).size()).isEqualTo(hand.size() + 1);
        }
        if (!hand.holds(card)) {
            assertThatThrownBy(() -> hand.without(card)).hasMessageContaining(card.name());
        }
    }

    @Property
    void theKindsAreThoseOfItsCards(@ForAll("hands") List<Card> cards) {
        CardKindSet kinds = Hand.of(cards).kindSet();
        for (Card card : Card.ALL) {
            assertThat(kinds.contains(card)).isEqualTo(cards.contains(card));
        }
        assertThat(Hand.of(cards).kinds()).hasSize(kinds.size());
    }

    @Example
    void sevenOfAKindFitAndEightCardsDoNot() {
        List<Card> seven = Collections.nCopies(Hand.MOST, Distance.KM_25);
        assertThat(Hand.of(seven).count(Distance.KM_25)).isEqualTo(7);
        assertThat(Hand.of(seven).size()).isEqualTo(7);
        assertThatThrownBy(() -> Hand.of(Collections.nCopies(8, Distance.KM_25)))
                .hasMessageContaining("8");
        assertThat(Hand.of(Safety.DRIVING_ACE, Safety.DRIVING_ACE).count(Safety.DRIVING_ACE))
                .isEqualTo(2);
    }

    @Property
    void aTallyCountsUpToAWholeKind(@ForAll("manyCards") List<Card> cards, @ForAll("cards") Card oneCard) {
        CardKindCounts tallyCounts = CardKindCounts.EMPTY;
        for (Card card : cards) {
            tallyCounts = tallyCounts.with(card);
        }
        CardKindCounts allCounts = tallyCounts;
        assertThat(allCounts.cards()).isEqualTo(sorted(cards));
        assertThat(allCounts.size()).isEqualTo(cards.size());
        assertThat(allCounts.count(oneCard)).isEqualTo(Collections.frequency(cards, oneCard));
        if (cards.contains(oneCard)) {
            assertThat(allCounts.without(oneCard).count(oneCard)).isEqualTo(allCounts.count(oneCard) - 1);
        } else {
            assertThatThrownBy(() -> allCounts.without(oneCard)).hasMessageContaining(oneCard.name());
        }
    }

    @Property
    void aPileIsAListThatGrows(@ForAll("manyCards") List<Card> cards, @ForAll("cards") Card oneCard) {
        DiscardPile pile = DiscardPile.of(cards);
        assertThat(pile).isEqualTo(cards).hasSize(cards.size());
        assertThat(new ArrayList<>(pile.with(oneCard)).getLast()).isEqualTo(oneCard);
        assertThat(pile.with(oneCard).top()).isEqualTo(oneCard);
        assertThat(pile).as("the pile below stays").isEqualTo(cards);
        for (Safety safety : Safety.values()) {
            assertThat(pile.contains(safety)).isEqualTo(cards.contains(safety));
        }
    }

    @Example
    void anEmptyPileHasNoTop() {
        assertThat(DiscardPile.EMPTY).isEmpty();
        assertThat(DiscardPile.EMPTY.top()).isNull();
    }

    @Property
    void aRowIsAList(@ForAll List<Integer> items) {
        ImmutableArray<Integer> row = ImmutableArray.copyOf(items);
        assertThat(row).isEqualTo(items).hasSameHashCodeAs(items);
        assertThat(ImmutableArray.of(items.size(), items::get)).isEqualTo(row);
    }

    @Provide
    Arbitrary<Card> cards() {
        return Arbitraries.of(Card.ALL);
    }

    @Provide
    Arbitrary<List<Card>> hands() {
        return cards().list().ofMaxSize(Hand.MOST);
    }

    /// No more of a kind than a deck holds: a safety once, anything else up to ten times.
    @Provide
    Arbitrary<List<Card>> manyCards() {
        return cards().list().ofMaxSize(60).map(HandTest::asInADeck);
    }

    private static List<Card> asInADeck(List<Card> cards) {
        List<Card> some = new ArrayList<>();
        for (Card card : cards) {
            int most = card instanceof Safety ? 1 : 14;
            if (Collections.frequency(some, card) < most) {
                some.add(card);
            }
        }
        return some;
    }

    private static List<Card> sorted(List<Card> cards) {
        return cards.stream().sorted(Comparator.comparingInt(Card::index)).toList();
    }
}
