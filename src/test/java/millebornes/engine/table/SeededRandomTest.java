package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.notation.CardText;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/// The orders of a seed are part of every saved game and must never change.
class SeededRandomTest {

    /// The values that the inventors of SplitMix64 give for this seed.
    @Example
    void theGeneratorIsTheKnownOne() {
        SeededRandom random = new SeededRandom(1234567);
        assertThat(Stream.generate(() -> Long.toUnsignedString(random.next())).limit(5))
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
    }

    @Example
    void seedsOfRoundsAndReshufflesAreFrozen() {
        assertThat(SeededRandom.derivedSeed(7, 0)).isEqualTo(7191089600892374487L);
        assertThat(SeededRandom.derivedSeed(7, 1)).isEqualTo(309689372594955804L);
        assertThat(SeededRandom.derivedSeed(-1, 3)).isEqualTo(7862637804313477842L);
    }

    @Example
    void ordersAreFrozen() {
        assertThat(SeededRandom.shuffled(IntStream.range(0, 20).boxed().toList(), 7))
                .containsExactly(12, 4, 2, 6, 0, 19, 16, 14, 11, 1, 17, 8, 10, 15, 18, 13, 5, 9, 7, 3);
        List<Card> deck = new DeckComposition(DeckComposition.Size.FULL, DeckComposition.WrongWay.WITHOUT).cards();
        assertThat(CardText.of(SeededRandom.shuffled(deck, 1))).isEqualTo("""
                green-light 200 green-light repairs green-light 75 50 50 flat-tire 100 repairs accident end-of-limit \
                speed-limit 75 spare-tire 50 green-light 25 spare-tire 100 green-light 75 50 spare-tire red-light \
                gasoline green-light green-light 75 driving-ace green-light extra-tank out-of-gas 50 75 end-of-limit \
                out-of-gas 50 75 75 100 red-light 25 speed-limit gasoline 100 100 100 50 flat-tire 100 speed-limit \
                green-light red-light 200 repairs gasoline end-of-limit gasoline right-of-way 200 accident repairs 75 \
                repairs end-of-limit 25 out-of-gas red-light 25 200 50 spare-tire 100 25 50 25 100 end-of-limit \
                gasoline green-light green-light end-of-limit accident 100 repairs green-light puncture-proof \
                green-light 25 green-light 100 25 100 50 red-light gasoline 25 75 spare-tire speed-limit flat-tire 25 \
                75 spare-tire\
                """);
    }

    /// Bounds up to the cards of a deck are divided by without a division.
    @Property
    void aRemainderIsTheRemainder(
            @ForAll @LongRange(min = 0) long bits, @ForAll @IntRange(min = 2, max = 127) int bound) {
        assertThat(SeededRandom.remainder(bits, bound)).isEqualTo((int) (bits % bound));
        long whole = bits / bound * bound;
        assertThat(SeededRandom.remainder(whole, bound)).isZero();
        assertThat(SeededRandom.remainder(Math.max(0, whole - 1), bound)).isEqualTo(whole == 0 ? 0 : bound - 1);
        assertThat(SeededRandom.remainder(Long.MAX_VALUE, bound)).isEqualTo((int) (Long.MAX_VALUE % bound));
    }

    @Property
    void aShuffleLosesNothing(@ForAll List<Integer> items, @ForAll long seed) {
        assertThat(SeededRandom.shuffled(items, seed)).containsExactlyInAnyOrderElementsOf(items);
        assertThat(SeededRandom.shuffled(items, seed)).isEqualTo(SeededRandom.shuffled(List.copyOf(items), seed));
    }

    @Property
    void aLotIsBelowItsBound(@ForAll long seed, @ForAll @IntRange(min = 1) int bound) {
        assertThat(new SeededRandom(seed).below(bound)).isBetween(0, bound - 1);
    }

    /// Every card is about as often at every place: 5 standard deviations of a binomial count.
    @Example
    void noPlaceIsPreferred() {
        int tries = 40_000;
        int cards = 8;
        int[][] counts = new int[cards][cards];
        List<Integer> items = IntStream.range(0, cards).boxed().toList();
        for (int seed = 0; seed < tries; seed++) {
            List<Integer> order = SeededRandom.shuffled(items, seed);
            for (int place = 0; place < cards; place++) {
                counts[place][order.get(place)]++;
            }
        }
        double expected = (double) tries / cards;
        double margin = 5 * Math.sqrt(expected * (1 - 1.0 / cards));
        for (int[] place : counts) {
            for (int count : place) {
                assertThat((double) count).isBetween(expected - margin, expected + margin);
            }
        }
    }
}
