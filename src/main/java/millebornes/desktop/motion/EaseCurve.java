package millebornes.desktop.motion;

/// A smooth change from one number to another, slow at both ends.
///
/// @param from the first number
/// @param to the last number
/// @param millis the duration
public record EaseCurve(double from, double to, double millis) implements MotionCurve {

    public EaseCurve {
        if (!(millis >= 0)) {
            throw new IllegalArgumentException("A glide takes no negative time: " + millis);
        }
    }

    @Override
    public double valueAt(double elapsed) {
        if (elapsed >= millis) {
            return to;
        }
        double share = Math.max(0, elapsed / millis);
        return from + (to - from) * share * share * (3 - 2 * share);
    }
}
