package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.table.KeyedShuffles.DealKey;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/// The orders of a key are part of every saved game, and neither the key nor the hidden cards can be derived from them.
class KeyedShufflesTest {

    private static final KeyedShuffles SOURCE = new KeyedShuffles("7k2m9qxa4h1c8e2vwd0tpz3n5r");
    private static final int CARDS = 20;

    /// Computed with another implementation of the algorithm that [KeyStream] describes.
    @Example
    void ordersAreFrozen() {
        assertThat(order(SOURCE, CARDS))
                .containsExactly(4, 16, 17, 2, 8, 11, 5, 0, 7, 13, 9, 6, 3, 10, 14, 12, 1, 19, 15, 18);
        assertThat(SOURCE.derived(1).key()).isEqualTo("at2jgpfy2hkydetafakd19fk77");
        assertThat(SOURCE.derived(1).derived(0).key()).isEqualTo("t489bcjmewt8vdmhd8vye3s9mf");
        assertThat(order(SOURCE.derived(1), CARDS))
                .containsExactly(7, 15, 0, 2, 9, 12, 4, 3, 16, 1, 11, 13, 10, 6, 8, 5, 14, 17, 18, 19);
        assertThat(SOURCE.chance(3)).isEqualTo(5211587130848673377L);
    }

    @Example
    void aKeyHasMoreBitsThanCanBeSearched() {
        assertThat(DealKey.ALPHABET.chars().distinct().count()).isEqualTo(32);
        assertThat(DealKey.LENGTH * 5).isGreaterThanOrEqualTo(128);
    }

    /// Every bit of what is drawn at random changes the key: no character is made of fewer than its five bits.
    @Property
    void everyBitCounts(
            @ForAll @Size(DealKey.LENGTH) byte[] bits,
            @ForAll @IntRange(max = DealKey.LENGTH - 1) int place,
            @ForAll @IntRange(max = 4) int bit) {
        String key = DealKey.of(bits);
        assertThat(DealKey.isKey(key)).isTrue();
        byte[] other = bits.clone();
        other[place] ^= (byte) (1 << bit);
        assertThat(DealKey.of(other)).isNotEqualTo(key);
    }

    /// Sources of rounds and of reshuffles, and the key itself: no two of them give the same order, and none is in the key
    /// of another.
    @Example
    void everyRoundAndReshuffleHasAnOrderOfItsOwn() {
        Set<List<Integer>> orders = new HashSet<>(List.of(order(SOURCE, CARDS)));
        Set<String> keys = new HashSet<>(List.of(SOURCE.key()));
        int sources = 1;
        for (int round = 0; round < 100; round++) {
            KeyedShuffles dealtShuffles = SOURCE.derived(round);
            for (int reshuffle = 0; reshuffle < 20; reshuffle++) {
                orders.add(order(dealtShuffles.derived(reshuffle), CARDS));
                keys.add(dealtShuffles.derived(reshuffle).key());
            }
            orders.add(order(dealtShuffles, CARDS));
            keys.add(dealtShuffles.key());
            sources += 21;
        }
        assertThat(orders).hasSize(sources);
        assertThat(keys).hasSize(sources);
    }

    @Example
    void chanceThatDealsNoCardsHasAStreamOfItsOwn() {
        Set<Long> chances = new HashSet<>();
        for (int number = 0; number < 1000; number++) {
            chances.add(SOURCE.chance(number));
            chances.add(new KeyStream(SOURCE.key(), "shuffle", number).next());
            chances.add(new KeyStream(SOURCE.key(), "derive", number).next());
        }
        assertThat(chances).hasSize(3000);
    }

    @Property
    void aShuffleLosesNothing(@ForAll @Size(max = 127) byte[] items) {
        byte[] shuffled = items.clone();
        SOURCE.shuffle(shuffled);
        assertThat(sorted(shuffled)).isEqualTo(sorted(items));
    }

    /// Pearson's sum over the table of cards by places, and over the table of neighbours; its deviation from the mean
    /// stays below five standard deviations. The orders are those of fixed keys, so the outcome is always the same.
    @Example
    void everyOrderIsEquallyLikely() {
        int cards = 16;
        int tries = 20_000;
        int[][] places = new int[cards][cards];
        int[][] neighbours = new int[cards][cards];
        for (int number = 0; number < tries; number++) {
            List<Integer> order = order(SOURCE.derived(number), cards);
            for (int place = 0; place < cards; place++) {
                places[place][order.get(place)]++;
            }
            neighbours[order.get(0)][order.get(1)]++;
        }
        double freedom = (cards - 1.0) * (cards - 1.0);
        assertThat(pearson(places, (double) tries / cards, false))
                .isBetween(freedom - 5 * Math.sqrt(2 * freedom), freedom + 5 * Math.sqrt(2 * freedom));
        double pairs = cards * (cards - 1.0) - 1;
        assertThat(pearson(neighbours, tries / (cards * (cards - 1.0)), true))
                .isBetween(pairs - 5 * Math.sqrt(2 * pairs), pairs + 5 * Math.sqrt(2 * pairs));
    }

    /// What one order says of the next one of the same round: nothing.
    @Example
    void reshufflesAreIndependent() {
        int cards = 12;
        int tries = 10_000;
        int[][] together = new int[cards][cards];
        for (int number = 0; number < tries; number++) {
            KeyedShuffles roundShuffles = SOURCE.derived(number);
            together[order(roundShuffles, cards).getFirst()][
                    order(roundShuffles.derived(0), cards).getFirst()]++;
        }
        double freedom = cards * cards - 1.0;
        assertThat(pearson(together, (double) tries / (cards * cards), false))
                .isBetween(freedom - 5 * Math.sqrt(2 * freedom), freedom + 5 * Math.sqrt(2 * freedom));
    }

    @Example
    void whatIsNoKeyIsRefusedAndNoKeyIsPrinted() {
        assertThatIllegalArgumentException().isThrownBy(() -> new KeyedShuffles("7"));
        assertThatIllegalArgumentException().isThrownBy(() -> new KeyedShuffles(SOURCE.key() + "0"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new KeyedShuffles(SOURCE.key().replace('7', 'u')));
        assertThat(SOURCE.toString()).doesNotContain(SOURCE.key());
    }

    @Property
    void aTextIsReadAsTheSourceThatWroteIt(@ForAll long seed, @ForAll @Size(DealKey.LENGTH) byte[] bits) {
        for (ShuffleSource source : List.of(new SeededShuffles(seed), new KeyedShuffles(DealKey.of(bits)))) {
            assertThat(PositionReader.seed(source.text()).shuffles()).isEqualTo(source);
        }
    }

    private static double pearson(int[][] counts, double expected, boolean withoutDiagonal) {
        double sum = 0;
        for (int row = 0; row < counts.length; row++) {
            for (int column = 0; column < counts.length; column++) {
                double off = counts[row][column] - expected;
                sum += withoutDiagonal && row == column ? 0 : off * off / expected;
            }
        }
        return sum;
    }

    private static List<Integer> order(KeyedShuffles shuffles, int size) {
        byte[] items = new byte[size];
        for (int place = 0; place < size; place++) {
            items[place] = (byte) place;
        }
        shuffles.shuffle(items);
        return IntStream.range(0, size).mapToObj(place -> (int) items[place]).toList();
    }

    private static byte[] sorted(byte[] items) {
        byte[] sorted = items.clone();
        Arrays.sort(sorted);
        return sorted;
    }
}
