package millebornes.desktop.setup;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;
import millebornes.engine.match.DealSeed;

/// The meaning of the text in the field for the number or the key of a deal.
sealed interface ParsedDealNumber {

    /// Matches a separator between digits: spaces of every kind, and thousands separators.
    Pattern BETWEEN_DIGITS = Pattern.compile("[\\s\\p{Z},.'’_]");

    Pattern NUMBER = Pattern.compile("-?\\d+");

    /// The field is empty: the cards are dealt at random.
    record ByChance() implements ParsedDealNumber {}

    /// A deal has been chosen.
    record Chosen(DealSeed seed) implements ParsedDealNumber {}

    /// The text is neither a number nor a key of a deal.
    record Mistaken(Mistake mistake) implements ParsedDealNumber {}

    /// The problem with the typed text.
    enum Mistake {
        /// it is neither a number nor a key
        NOT_A_NUMBER,
        /// no deal has a number as large
        TOO_LARGE
    }

    /// Parses a number with or without grouping, and a key as [DealSeed#typedKey(String)] does.
    static ParsedDealNumber of(String typed) {
        String plain = BETWEEN_DIGITS.matcher(typed).replaceAll("").replace('\u2212', '-');
        if (plain.isEmpty()) {
            return new ByChance();
        }
        Optional<DealSeed> key = DealSeed.typedKey(typed);
        if (key.isPresent()) {
            return new Chosen(key.get());
        }
        if (!NUMBER.matcher(plain).matches()) {
            return new Mistaken(Mistake.NOT_A_NUMBER);
        }
        BigInteger number = new BigInteger(plain);
        return number.bitLength() < Long.SIZE
                ? new Chosen(DealSeed.numbered(number.longValue()))
                : new Mistaken(Mistake.TOO_LARGE);
    }
}
