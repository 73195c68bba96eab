package millebornes.desktop.replay;

/// The speed of automatic playing.
enum ReplaySpeed {
    HALF(2400),
    ONE(1200),
    DOUBLE(600),
    FIVE(240);

    private final double millis;

    ReplaySpeed(double millis) {
        this.millis = millis;
    }

    /// The time for which a step is shown, in ms.
    public double millis() {
        return millis;
    }
}
