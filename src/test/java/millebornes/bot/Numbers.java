package millebornes.bot;

/// An immutable copy of a [SparseNetInputs].
final class Numbers {

    private final int[] places;
    private final float[] values;

    private Numbers(int[] places, float[] values) {
        this.places = places;
        this.values = values;
    }

    static Numbers of(SparseNetInputs inputs) {
        int[] places = new int[inputs.count()];
        float[] values = new float[inputs.count()];
        for (int index = 0; index < places.length; index++) {
            places[index] = inputs.place(index);
            values[index] = inputs.value(index);
        }
        return new Numbers(places, values);
    }

    int count() {
        return places.length;
    }

    int place(int index) {
        return places[index];
    }

    float value(int index) {
        return values[index];
    }
}
