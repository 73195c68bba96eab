package millebornes.desktop.motion;

/// The height of a thing that falls, bounces once and comes to rest.
///
/// @param height the initial height; the bounce reaches an eighth of it
/// @param millis the time until it is at rest
public record BounceCurve(double height, double millis) implements MotionCurve {

    /// The share of the time until it first touches the ground.
    private static final double FALL = 0.58;

    private static final double BOUNCE = 1 / 8.0;

    public BounceCurve {
        if (!(height >= 0) || !(millis >= 0)) {
            throw new IllegalArgumentException("A drop has a height and a time: " + height + ", " + millis);
        }
    }

    @Override
    public double valueAt(double elapsed) {
        if (elapsed >= millis) {
            return 0;
        }
        double share = Math.max(0, elapsed / millis);
        if (share < FALL) {
            double fallen = share / FALL;
            return height * (1 - fallen * fallen);
        }
        double air = (share - FALL) / (1 - FALL) * 2 - 1;
        return height * BOUNCE * (1 - air * air);
    }
}
