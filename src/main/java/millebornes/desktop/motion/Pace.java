package millebornes.desktop.motion;

/// How fast a player wants things to move.
public enum Pace {
    SLOW(0.6),
    NORMAL(1),
    FAST(2),
    /// Nothing moves: what would have moved is at once where it ends. Also for players who asked their system for
    /// reduced motion.
    OFF(Double.POSITIVE_INFINITY);

    private final double speed;

    Pace(double speed) {
        this.speed = speed;
    }

    /// By how much a plan runs faster than written.
    public double speed() {
        return speed;
    }
}
