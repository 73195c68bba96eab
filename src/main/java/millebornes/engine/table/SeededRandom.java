package millebornes.engine.table;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/// A random number generator: the same seed gives the same numbers and the same shuffle on every machine, for ever.
///
/// The generator is SplitMix64 and the shuffle is Fisher and Yates from the end. Both are written out here, because the
/// order that a seed gives is part of every saved game and must not change with a library.
public final class SeededRandom {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    /// For every bound from 2 up to the size of any deck, 2^(64 + shift) / bound, rounded up; the shift is as large as
    /// 64 bits allow.
    private static final long[] RECIPROCALS = new long[128];

    private static final byte[] SHIFTS = new byte[RECIPROCALS.length];

    static {
        for (int bound = 2; bound < RECIPROCALS.length; bound++) {
            int shift = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(bound);
            shift -= Integer.bitCount(bound) == 1 ? 1 : 0;
            SHIFTS[bound] = (byte) shift;
            RECIPROCALS[bound] = BigInteger.TWO
                    .pow(Long.SIZE + SHIFTS[bound])
                    .add(BigInteger.valueOf(bound - 1L))
                    .divide(BigInteger.valueOf(bound))
                    .longValue();
        }
    }

    private long state;

    /// A generator that begins at this seed.
    public SeededRandom(long seed) {
        state = seed;
    }

    /// A seed derived from another one for a numbered part, such as a round of a match or a reshuffle of a round.
    public static long derivedSeed(long seed, int number) {
        return mix(seed + GOLDEN_GAMMA * (number + 1L));
    }

    /// The items in a random order that depends on the seed only.
    public static <T> ImmutableArray<T> shuffled(List<T> items, long seed) {
        int[] places = places(items.size(), seed);
        return ImmutableArray.of(places.length, place -> items.get(places[place]));
    }

    /// The numbers from 0 to `size` - 1 in a random order that depends on the seed only.
    static int[] places(int size, long seed) {
        int[] places = new int[size];
        Arrays.setAll(places, place -> place);
        SeededRandom random = new SeededRandom(seed);
        for (int last = size - 1; last > 0; last--) {
            int other = random.below(last + 1);
            int place = places[last];
            places[last] = places[other];
            places[other] = place;
        }
        return places;
    }

    /// Shuffles bytes in place: each gets the place that [#shuffled(List, long)] would give it.
    static void shuffle(byte[] items, long seed) {
        SeededRandom random = new SeededRandom(seed);
        for (int last = items.length - 1; last > 0; last--) {
            int other = random.below(last + 1);
            byte item = items[last];
            items[last] = items[other];
            items[other] = item;
        }
    }

    /// The next 64 bits.
    public long next() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /// A number from 0 to `bound` - 1, all equally likely.
    public int below(int bound) {
        long bits = next() >>> 1;
        while (bits > Long.MAX_VALUE - bound && bits >= Long.MAX_VALUE - Long.MAX_VALUE % bound) {
            bits = next() >>> 1;
        }
        return bound > 1 && bound < RECIPROCALS.length ? remainder(bits, bound) : (int) (bits % bound);
    }

    /// `bits % bound` for bits that are not negative. Two multiplications take a third of the time of a division.
    static int remainder(long bits, int bound) {
        long quotient = Math.unsignedMultiplyHigh(bits, RECIPROCALS[bound]) >>> SHIFTS[bound];
        return (int) (bits - quotient * bound);
    }

    private static long mix(long bits) {
        long mixed = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
