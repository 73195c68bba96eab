package millebornes.desktop.motion;

/// A number as a function of the time, such as the position of a car.
public sealed interface MotionCurve {

    /// The duration of the change, in milliseconds at the normal pace; 0 when nothing changes.
    double millis();

    /// The number `elapsed` milliseconds after the start. Before the start it is the first number, after the end the
    /// last one, exactly.
    double valueAt(double elapsed);

    /// The number at the end.
    default double end() {
        return valueAt(millis());
    }

    /// A smooth change from one number to another, slow at both ends.
    ///
    /// @param from the first number
    /// @param to the last number
    /// @param millis the duration
    record EaseCurve(double from, double to, double millis) implements MotionCurve {

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

    /// The height of a thing that falls, bounces once and comes to rest.
    ///
    /// @param height the initial height; the bounce reaches an eighth of it
    /// @param millis the time until it is at rest
    record BounceCurve(double height, double millis) implements MotionCurve {

        /// The share of the duration after which the thing first touches the ground.
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

    /// The position of a car that accelerates, drives at constant speed and brakes.
    ///
    /// @param from its start, in squares
    /// @param to its stop, in squares; less than `from` when it drives backwards
    /// @param perSquare milliseconds per square at constant speed
    /// @param start milliseconds of acceleration, and of braking
    record DriveCurve(double from, double to, double perSquare, double start) implements MotionCurve {

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
}
