package millebornes.engine.table;

/// Checks that packed values fit into the bits of a number. A value more than it has room for would silently corrupt
/// the others; this check, made when a class is loaded, stops the program instead.
public final class BitCapacityCheck {

    private BitCapacityCheck() {}

    /// Checks that so many values fit into the bits of a packed number.
    ///
    /// @param where the packed number, for the message: `a hand`
    /// @param things the values, for the message: `kinds of cards`
    /// @throws IllegalStateException when they do not fit
    public static void checkBits(String where, String things, int count, int bitsEach, int bits) {
        if (count * bitsEach > bits) {
            throw new IllegalStateException(
                    count + " " + things + " of " + bitsEach + " bits do not fit into the " + bits + " of " + where);
        }
    }

    /// Checks that a number fits into a field of that many bits.
    ///
    /// @param where the field, for the message: `a hand's count of a kind`
    /// @throws IllegalStateException when it does not fit
    public static void checkCount(String where, int largest, int bits) {
        if (largest >>> bits != 0) {
            throw new IllegalStateException(largest + " does not fit into the " + bits + " bits of " + where);
        }
    }
}
