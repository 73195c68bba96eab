package millebornes.engine.table;

/// Whether what is packed into the bits of a number fits there. A kind of card too many would change its neighbours and
/// nobody would see it; asked while its class is loaded, the question stops the program instead.
public final class BitCapacityCheck {

    private BitCapacityCheck() {}

    /// So many things of so many bits each are packed into a number of that many bits.
    ///
    /// @param where what they are packed into: `a hand`
    /// @param things what they are: `kinds of cards`
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
