package millebornes.engine.table;

/// The shuffles that belong to a secret key, by SHA-256: from some of the cards neither the key nor the other cards can
/// be computed. It is the shuffle of Fisher and Yates from the end.
///
/// @param key the key, as [DealKey] writes it
public record KeyedShuffles(String key) implements ShuffleSource {

    /// @throws IllegalArgumentException when the text is not a key
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

    /// A text without the key, which belongs in no log.
    @Override
    public String toString() {
        return "KeyedShuffles";
    }

    /// Writes the keys of deals as text: 26 characters of 5 bits each, together 130 bits. A character is one of `0`–`9`
    /// and `a`–`z` without `i`, `l`, `o` and `u`.
    public static final class DealKey {

        /// The number of characters of a key.
        public static final int LENGTH = 26;

        /// The characters of keys; the index of each is the value of its five bits.
        static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

        private DealKey() {}

        /// Whether a text is a key. The digits of a 64-bit number are not: they are fewer characters.
        public static boolean isKey(String text) {
            return text.length() == LENGTH && text.chars().allMatch(letter -> ALPHABET.indexOf(letter) >= 0);
        }

        /// The key made of random bits.
        ///
        /// @param bits at least [#LENGTH] bytes; the lower five bits of each of the first make a character
        public static String of(byte[] bits) {
            StringBuilder key = new StringBuilder(LENGTH);
            for (int place = 0; place < LENGTH; place++) {
                key.append(ALPHABET.charAt(bits[place] & ALPHABET.length() - 1));
            }
            return key.toString();
        }
    }
}
