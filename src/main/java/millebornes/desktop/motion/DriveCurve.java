package millebornes.desktop.motion;

/// The position of a car that accelerates, drives at constant speed and brakes.
///
/// @param from its start, in squares
/// @param to its stop, in squares; less than `from` when it drives backwards
/// @param perSquare milliseconds per square at constant speed
/// @param start milliseconds of acceleration, and of braking
public record DriveCurve(double from, double to, double perSquare, double start) implements MotionCurve {

    private static final double PER_SQUARE = 150;
    private static final double START = 300;
    private static final double LONGEST = 1800;

    public DriveCurve {
        if (!Double.isFinite(from) || !Double.isFinite(to)) {
            throw new IllegalArgumentException("A drive goes from one place to another: " + from + " to " + to);
        }
        if (!(perSquare > 0) || !(start >= 0)) {
            throw new IllegalArgumentException("A drive takes time: " + perSquare + " ms, " + start + " ms");
        }
    }

    /// A drive at normal speed; long ones are faster, two seconds at most.
    public static DriveCurve between(double from, double to) {
        double squares = Math.abs(to - from);
        return new DriveCurve(from, to, Math.min(PER_SQUARE, LONGEST / Math.max(1, squares)), START);
    }

    /// The time at which the car is at a position, in milliseconds after its start.
    ///
    /// @param place between [#from] and [#to]; positions beyond are reached at the nearer end
    public double when(double place) {
        double total = millis();
        if (total == 0) {
            return 0;
        }
        double ramp = ramp(total);
        double whole = total - ramp;
        double gone = Math.clamp((place - from) / (to - from), 0, 1) * whole;
        if (gone < ramp / 2) {
            return Math.sqrt(2 * ramp * gone);
        }
        return gone <= whole - ramp / 2 ? gone + ramp / 2 : total - Math.sqrt(2 * ramp * (whole - gone));
    }

    @Override
    public double millis() {
        return from == to ? 0 : Math.abs(to - from) * perSquare + start;
    }

    @Override
    public double valueAt(double elapsed) {
        double total = millis();
        if (elapsed >= total) {
            return to;
        }
        if (elapsed <= 0) {
            return from;
        }
        // The way gone is the area under a speed that rises, stays and falls: a trapezium of height 1.
        double ramp = ramp(total);
        double whole = total - ramp;
        double gone;
        if (elapsed < ramp) {
            gone = elapsed * elapsed / (2 * ramp);
        } else if (elapsed <= total - ramp) {
            gone = elapsed - ramp / 2;
        } else {
            double left = total - elapsed;
            gone = whole - left * left / (2 * ramp);
        }
        return from + (to - from) * gone / whole;
    }

    private double ramp(double total) {
        return Math.min(start, total / 2);
    }
}
