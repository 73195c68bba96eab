package millebornes.engine.table;

/// The keys of deals as text: 26 of the 32 characters `0`–`9` and `a`–`z` without `i`, `l`, `o` and `u`, 5 bits each, so 130
/// bits together.
public final class DealKey {

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
