package millebornes.desktop.sound;

/// A finished sound: one channel, [#RATE] samples a second, each from −1 to 1.
final class PcmClip {

    /// Samples a second.
    static final int RATE = 44_100;

    private final float[] values;

    /// Takes the values over.
    PcmClip(float[] values) {
        this.values = values;
    }

    int length() {
        return values.length;
    }

    float at(int frame) {
        return values[frame];
    }
}
