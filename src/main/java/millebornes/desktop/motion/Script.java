package millebornes.desktop.motion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Lines movements up in time, in the order in which they are told.
final class Script {

    private final List<Timed> movements = new ArrayList<>();
    private double now;

    /// Adds a movement; the next one begins as much later as its beat says.
    void add(Movement movement, Beat beat) {
        movements.add(new Timed(movement, now, beat.millis()));
        now += beat.next();
    }

    /// Adds a movement that begins later than the next ones.
    ///
    /// @param wait how long after the next one's start
    void addLater(Movement movement, double wait, Beat beat) {
        movements.add(new Timed(movement, now + wait, beat.millis()));
    }

    Plan plan() {
        return new Plan(movements.stream()
                .sorted(Comparator.comparingDouble(Timed::start))
                .toList());
    }
}
