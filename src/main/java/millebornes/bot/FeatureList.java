package millebornes.bot;

/// The numbers that describe something and are not 0, with their places.
final class FeatureList {

    private final int[] places;
    private final float[] values;
    private int count;

    /// @param most how many numbers there are
    FeatureList(int most) {
        places = new int[most];
        values = new float[most];
    }

    /// How many of them are not 0.
    int count() {
        return count;
    }

    /// Which number the listed one is.
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

    /// Puts 1 for every bit that is set.
    void putBits(int at, int bits) {
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            put(at + Integer.numberOfTrailingZeros(rest), 1);
        }
    }
}
