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

    /// The keys of deals as text: 26 of the 32 characters `0`–`9` and `a`–`z` without `i`, `l`, `o` and `u`, 5 bits each, so 130
    /// bits together.
    public static final class DealKey {

        /// The number of characters of a key.
        public static final int LENGTH = 26;

        /// The characters, each at its value.
        static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

        private DealKey() {}

        /// Whether a text is a key. No number of 64 bits is: it has fewer characters.
        public static boolean isKey(String text) {
            return text.length() == LENGTH && text.chars().allMatch(letter -> ALPHABET.indexOf(letter) >= 0);
        }

        /// The key of those bits.
        ///
        /// @param bits at least [#LENGTH] bytes; the lower five bits of each of the first are a character
        public static String of(byte[] bits) {
            StringBuilder key = new StringBuilder(LENGTH);
            for (int place = 0; place < LENGTH; place++) {
                key.append(ALPHABET.charAt(bits[place] & ALPHABET.length() - 1));
            }
            return key.toString();
        }
    }
}
