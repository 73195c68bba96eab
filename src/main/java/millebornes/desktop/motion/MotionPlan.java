package millebornes.desktop.motion;

import java.util.List;

/// The animations of one step of a table, with their times. Immutable; a function of the step and of the visible hands.
///
/// @param movements in the order of their beginnings
public record MotionPlan(List<ScheduledMovement> movements) {

    public MotionPlan {
        movements = List.copyOf(movements);
    }

    /// The duration at the normal pace, in ms.
    public double millis() {
        return movements.stream().mapToDouble(ScheduledMovement::end).max().orElse(0);
    }

    /// This plan with all movements shortened by the same factor, so that it lasts at most that many ms at the normal
    /// pace; the plan itself if it is no longer.
    public MotionPlan within(double millis) {
        double factor = millis / millis();
        return millis() <= millis
                ? this
                : new MotionPlan(movements.stream()
                        .map(movement -> new ScheduledMovement(
                                movement.movement(), movement.start() * factor, movement.millis() * factor))
                        .toList());
    }

    /// True when there are no movements.
    public boolean isStill() {
        return movements.isEmpty();
    }
}
