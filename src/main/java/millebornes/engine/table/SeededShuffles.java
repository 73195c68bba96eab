package millebornes.engine.table;

/// The orders of a number, by [SeededRandom]. They can be searched: there are only as many as numbers that are tried.
///
/// @param seed the number
public record SeededShuffles(long seed) implements ShuffleSource {

    @Override
    public void shuffle(byte[] items) {
        SeededRandom.shuffle(items, seed);
    }

    @Override
    public SeededShuffles derived(int number) {
        return new SeededShuffles(SeededRandom.derivedSeed(seed, number));
    }

    @Override
    public long chance(int number) {
        return SeededRandom.derivedSeed(seed, number);
    }

    @Override
    public String text() {
        return Long.toString(seed);
    }
}
