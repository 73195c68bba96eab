package millebornes.bot;

/// A sparse list of net inputs: the non-zero numbers with their places.
final class SparseNetInputs {

    private final int[] places;
    private final float[] values;
    private int count;

    /// @param most its capacity
    SparseNetInputs(int most) {
        places = new int[most];
        values = new float[most];
    }

    /// The number of entries.
    int count() {
        return count;
    }

    /// The place of an entry.
    int place(int index) {
        return places[index];
    }

    float value(int index) {
        return values[index];
    }

    void clear() {
        count = 0;
    }

    void put(int place, float value) {
        places[count] = place;
        values[count++] = value;
    }

    void putIf(boolean is, int place) {
        if (is) {
            put(place, 1);
        }
    }

    /// Adds a 1 for every bit that is set.
    void putBits(int at, int bits) {
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            put(at + Integer.numberOfTrailingZeros(rest), 1);
        }
    }
}
