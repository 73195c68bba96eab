package millebornes.desktop.sound;

/// The samples of a finished sound: one channel, [#RATE] samples per second, each from −1 to 1.
final class PcmClip {

    /// The number of samples per second.
    static final int RATE = 44_100;

    private final float[] values;

    /// @param values are not copied
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
