package millebornes.desktop.motion;

/// A movement with its time in a plan.
///
/// @param start milliseconds after the plan's start, at the normal pace
/// @param millis how long it takes
public record ScheduledMovement(Movement movement, double start, double millis) {

    public ScheduledMovement {
        if (!(start >= 0) || !(millis >= 0)) {
            throw new IllegalArgumentException("A movement has its time: " + start + " ms, " + millis + " ms");
        }
    }

    /// When it is over.
    public double end() {
        return start + millis;
    }
}
