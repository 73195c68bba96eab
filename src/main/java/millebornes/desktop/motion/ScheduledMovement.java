package millebornes.desktop.motion;

/// A movement with its time in a plan.
///
/// @param start milliseconds after the plan's start, at the normal pace
/// @param millis the duration
public record ScheduledMovement(Movement movement, double start, double millis) {

    public ScheduledMovement {
        if (!(start >= 0) || !(millis >= 0)) {
            throw new IllegalArgumentException("A movement has its time: " + start + " ms, " + millis + " ms");
        }
    }

    /// The time of its end, in ms after the plan's start, at the normal pace.
    public double end() {
        return start + millis;
    }
}
