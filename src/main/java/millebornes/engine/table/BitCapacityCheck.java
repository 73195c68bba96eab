package millebornes.engine.table;

/// Checks that packed values fit into the bits of a number. One kind of card too many would silently corrupt its
/// neighbours; this check, made when the class is loaded, stops the program instead.
public final class BitCapacityCheck {

    private BitCapacityCheck() {}

    /// Checks that a number of values of a given size fit into a packed number.
    ///
    /// @param where the container: `a hand`
    /// @param things the values: `kinds of cards`
    /// @throws IllegalStateException when they do not fit
    public static void checkBits(String where, String things, int count, int bitsEach, int bits) {
        if (count * bitsEach > bits) {
            throw new IllegalStateException(
                    count + " " + things + " of " + bitsEach + " bits do not fit into the " + bits + " of " + where);
        }
    }

    /// The largest number that is counted in a field of that many bits.
    ///
    /// @param where the field: `a hand's count of a kind`
    /// @throws IllegalStateException when it does not fit
    public static void checkCount(String where, int largest, int bits) {
        if (largest >>> bits != 0) {
            throw new IllegalStateException(largest + " does not fit into the " + bits + " bits of " + where);
        }
    }
}
