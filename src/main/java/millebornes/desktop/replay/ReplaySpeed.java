package millebornes.desktop.replay;

/// How fast a game goes by.
enum ReplaySpeed {
    HALF(2400),
    ONE(1200),
    DOUBLE(600),
    FIVE(240);

    private final double millis;

    ReplaySpeed(double millis) {
        this.millis = millis;
    }

    /// How long a step is looked at, in ms.
    public double millis() {
        return millis;
    }
}
