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

    /// The characters that may separate the groups of a typed key: spaces and dashes.
    Pattern BETWEEN_CHARACTERS = Pattern.compile("[\\s\\p{Z}\\p{Pd}]");

    /// Four characters of a key that are followed by more; a separator is inserted behind them.
    Pattern GROUP = Pattern.compile("\\w{4}(?=\\w)");

    /// The seed of a deal with a typed number or of a date. It is not secret: a program that knows some cards can try
    /// all.
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

    /// The seed of a deal that a secret key identifies; from some of its cards no other card can be computed.
    ///
    /// @param key the key, as [DealKey] writes it
    record Keyed(String key) implements DealSeed {

        /// @throws IllegalArgumentException when the text is not a key
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

    /// The source of all shuffles. A round takes its own from [ShuffleSource#derived(int)] with its number, from 1.
    ShuffleSource shuffles();

    /// The seed as text: the digits of the number, or the key.
    default String text() {
        return shuffles().text();
    }

    /// The deal's name for a sentence: the number, or the key in capitals and groups of four.
    default Object spoken() {
        return switch (this) {
            case Numbered numbered -> numbered.number();
            case Keyed keyed ->
                GROUP.matcher(keyed.key().toUpperCase(Locale.ROOT)).replaceAll("$0-");
        };
    }

    /// The seed of the deal with a number.
    static DealSeed numbered(long number) {
        return new Numbered(number);
    }

    /// The seed of a secret deal, made from random bits.
    ///
    /// @param bits [DealKey#LENGTH] random bytes
    static DealSeed keyed(byte[] bits) {
        return new Keyed(DealKey.of(bits));
    }

    /// The seed whose key was typed or read out: in capitals, in groups, with `o` for `0` and `i` or `l` for `1`.
    ///
    /// @return empty when the text is not a key
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
