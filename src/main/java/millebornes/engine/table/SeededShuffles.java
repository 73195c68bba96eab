package millebornes.engine.table;

/// The shuffles that belong to a number, by [SeededRandom]. They are not secret: a program can try all numbers.
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
