package millebornes.engine.match;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import millebornes.engine.table.KeyedShuffles;
import millebornes.engine.table.KeyedShuffles.DealKey;
import millebornes.engine.table.SeededShuffles;
import millebornes.engine.table.ShuffleSource;

/// The seed of all cards of a match. Anyone who has it can compute every hand and the draw pile, so it belongs in the
/// session and in the saved game, and not in a view, a message to a phone, a computer player or a log. `toString` does
/// not reveal it; [#text()] does.
public sealed interface DealSeed {

    /// The separators allowed in a typed key.
    Pattern BETWEEN_CHARACTERS = Pattern.compile("[\\s\\p{Z}\\p{Pd}]");

    /// A group of four characters of a key that is followed by another one.
    Pattern GROUP = Pattern.compile("\\w{4}(?=\\w)");

    /// The deal of a typed number, or of a date. It is not secret: a program that knows some cards can try all numbers.
    ///
    /// @param number the number
    record Numbered(long number) implements DealSeed {

        @Override
        public ShuffleSource shuffles() {
            return new SeededShuffles(number);
        }

        @Override
        public String toString() {
            return "Numbered";
        }
    }

    /// The deal of a secret key; nothing can be computed from its cards.
    ///
    /// @param key as [DealKey] writes keys
    record Keyed(String key) implements DealSeed {

        /// @throws IllegalArgumentException when it is not a key
        public Keyed {
            if (!DealKey.isKey(key)) {
                throw new IllegalArgumentException("no key of a deal");
            }
        }

        @Override
        public ShuffleSource shuffles() {
            return new KeyedShuffles(key);
        }

        @Override
        public String toString() {
            return "Keyed";
        }
    }

    /// The orders of the cards. A round has those of [ShuffleSource#derived(int)] with its number, from 1.
    ShuffleSource shuffles();

    /// The number, or the key.
    default String text() {
        return shuffles().text();
    }

    /// The argument of a sentence that names the deal: the number, or the key in capitals and groups of four.
    default Object spoken() {
        return switch (this) {
            case Numbered numbered -> numbered.number();
            case Keyed keyed ->
                GROUP.matcher(keyed.key().toUpperCase(Locale.ROOT)).replaceAll("$0-");
        };
    }

    /// The deal of a number.
    static DealSeed numbered(long number) {
        return new Numbered(number);
    }

    /// The deal of a text, as [#text()] writes it.
    ///
    /// @throws IllegalArgumentException when it is neither a number of 64 bits nor a key
    static DealSeed of(String text) {
        return DealKey.isKey(text) ? new Keyed(text) : new Numbered(Long.parseLong(text));
    }

    /// The deal of random bits.
    ///
    /// @param bits [DealKey#LENGTH] random bytes
    static DealSeed keyed(byte[] bits) {
        return new Keyed(DealKey.of(bits));
    }

    /// The deal of a key as it is typed or read out: in capitals, in groups, with `o` for `0` and `i` or `l` for `1`.
    ///
    /// @return empty when it is not a key
    static Optional<DealSeed> typedKey(String typed) {
        String key = BETWEEN_CHARACTERS
                .matcher(typed)
                .replaceAll("")
                .toLowerCase(Locale.ROOT)
                .replace('o', '0')
                .replace('i', '1')
                .replace('l', '1');
        return DealKey.isKey(key) ? Optional.of(new Keyed(key)) : Optional.empty();
    }
}
