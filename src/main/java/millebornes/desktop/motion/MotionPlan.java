package millebornes.desktop.motion;

import java.util.List;

/// The animations of one step of a table, with their times. Immutable; a function of the step and of the visible hands.
///
/// @param movements in the order in which they begin
public record MotionPlan(List<ScheduledMovement> movements) {

    public MotionPlan {
        movements = List.copyOf(movements);
    }

    /// How long all of it takes at the normal pace, in ms.
    public double millis() {
        return movements.stream().mapToDouble(ScheduledMovement::end).max().orElse(0);
    }

    /// The same movements in so many ms at the normal pace, each shortened by the same factor; this plan when it takes no
    /// longer.
    public MotionPlan within(double millis) {
        double factor = millis / millis();
        return millis() <= millis
                ? this
                : new MotionPlan(movements.stream()
                        .map(movement -> new ScheduledMovement(
                                movement.movement(), movement.start() * factor, movement.millis() * factor))
                        .toList());
    }

    /// True when nothing moves.
    public boolean isStill() {
        return movements.isEmpty();
    }
}
