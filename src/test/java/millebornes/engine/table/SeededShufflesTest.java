package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/// The orders of numbered deals are those that every released version has dealt.
class SeededShufflesTest {

    @Property
    void theOrderIsThatOfTheGenerator(@ForAll long seed, @ForAll @IntRange(max = 127) int size) {
        byte[] items = new byte[size];
        IntStream.range(0, size).forEach(place -> items[place] = (byte) place);
        new SeededShuffles(seed).shuffle(items);
        List<Integer> numbers = IntStream.range(0, size).boxed().toList();
        assertThat(IntStream.range(0, size).mapToObj(place -> (int) items[place]))
                .isEqualTo(List.copyOf(SeededRandom.shuffled(numbers, seed)));
    }

    @Property
    void partsAndChanceHaveTheDerivedSeed(@ForAll long seed, @ForAll @IntRange int number) {
        SeededShuffles shuffles = new SeededShuffles(seed);
        assertThat(shuffles.derived(number).seed()).isEqualTo(SeededRandom.derivedSeed(seed, number));
        assertThat(shuffles.chance(number)).isEqualTo(SeededRandom.derivedSeed(seed, number));
    }
}
