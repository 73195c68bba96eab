package millebornes.engine.table;

/// The orders of a secret key, by SHA-256: from the cards that are seen neither the key nor the other cards can be
/// computed. Shuffles as Fisher and Yates do, from the end.
///
/// @param key as [DealKey] writes keys
public record KeyedShuffles(String key) implements ShuffleSource {

    /// @throws IllegalArgumentException when it is not a key
    public KeyedShuffles {
        if (!DealKey.isKey(key)) {
            throw new IllegalArgumentException("no key of a deal");
        }
    }

    @Override
    public void shuffle(byte[] items) {
        KeyStream stream = new KeyStream(key, "shuffle", 0);
        for (int last = items.length - 1; last > 0; last--) {
            int other = stream.below(last + 1);
            byte item = items[last];
            items[last] = items[other];
            items[other] = item;
        }
    }

    @Override
    public KeyedShuffles derived(int number) {
        return new KeyedShuffles(DealKey.of(new KeyStream(key, "derive", number).nextBlock()));
    }

    @Override
    public long chance(int number) {
        return new KeyStream(key, "chance", number).next();
    }

    @Override
    public String text() {
        return key;
    }

    /// Without the key, which belongs in no log.
    @Override
    public String toString() {
        return "KeyedShuffles";
    }
}
