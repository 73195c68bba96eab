package millebornes.desktop.motion;

/// The pace of animations that a player wants.
public enum Pace {
    SLOW(0.6),
    NORMAL(1),
    FAST(2),
    /// no animations: everything is in its final place at once; the default where the system asks for reduced motion
    OFF(Double.POSITIVE_INFINITY);

    private final double speed;

    Pace(double speed) {
        this.speed = speed;
    }

    /// The factor by which plans run faster than at the normal pace.
    public double speed() {
        return speed;
    }
}
