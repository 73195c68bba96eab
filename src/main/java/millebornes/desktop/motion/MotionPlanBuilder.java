package millebornes.desktop.motion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Schedules movements in the order in which they are added.
final class MotionPlanBuilder {

    private final List<ScheduledMovement> movements = new ArrayList<>();
    private double now;

    /// Adds a movement; its timing decides when the next one begins.
    void add(Movement movement, MovementTiming timing) {
        movements.add(new ScheduledMovement(movement, now, timing.millis()));
        now += timing.next();
    }

    /// Adds a movement that begins later than the next ones.
    ///
    /// @param wait the delay after the next one's start
    void addLater(Movement movement, double wait, MovementTiming timing) {
        movements.add(new ScheduledMovement(movement, now + wait, timing.millis()));
    }

    MotionPlan plan() {
        return new MotionPlan(movements.stream()
                .sorted(Comparator.comparingDouble(ScheduledMovement::start))
                .toList());
    }
}
