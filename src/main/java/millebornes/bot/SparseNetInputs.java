package millebornes.bot;

/// The inputs of a neural network as a sparse list: the non-zero numbers with their places.
final class SparseNetInputs {

    private final int[] places;
    private final float[] values;
    private int count;

    /// @param most the greatest number of entries
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

    /// Adds an input of 1 for every bit that is set, the lowest bit at that place.
    void putBits(int at, int bits) {
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            put(at + Integer.numberOfTrailingZeros(rest), 1);
        }
    }
}
