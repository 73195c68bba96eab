package millebornes.desktop.screens.setup.model;

import java.math.BigInteger;
import java.util.regex.Pattern;

/// What somebody has typed where the number of a deal may stand.
public sealed interface DealNumberInput {

    /// How people write a number apart: spaces of every kind, and what stands between thousands.
    Pattern BETWEEN_DIGITS = Pattern.compile("[\\s\\p{Z},.'’_]");

    Pattern NUMBER = Pattern.compile("-?\\d+");

    /// Nothing: chance deals the cards.
    record ByChance() implements DealNumberInput {}

    /// The deal of that number.
    record Chosen(long number) implements DealNumberInput {}

    /// No number of a deal.
    record Mistaken(Mistake mistake) implements DealNumberInput {}

    /// What is wrong with it.
    enum Mistake {
        /// something else than digits stands in it
        NOT_A_NUMBER,
        /// no deal has a number as large
        TOO_LARGE
    }

    /// Reads what was typed as people type a number that they see: in groups of three, or not.
    static DealNumberInput of(String typed) {
        String plain = BETWEEN_DIGITS.matcher(typed).replaceAll("").replace('\u2212', '-');
        if (plain.isEmpty()) {
            return new ByChance();
        }
        if (!NUMBER.matcher(plain).matches()) {
            return new Mistaken(Mistake.NOT_A_NUMBER);
        }
        BigInteger number = new BigInteger(plain);
        return number.bitLength() < Long.SIZE ? new Chosen(number.longValue()) : new Mistaken(Mistake.TOO_LARGE);
    }
}
