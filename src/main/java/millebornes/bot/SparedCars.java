package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.table.Car;

/// Decides which cars a friendly player does not attack, from the state of the road alone.
final class SparedCars {

    private final SeatKnowledge knowledge;

    SparedCars(SeatKnowledge knowledge) {
        this.knowledge = knowledge;
    }

    /// Whether a car is spared: it is last or has a hazard already.
    boolean spares(int place) {
        Car car = knowledge.car(place);
        return !car.hazards().isEmpty() || isLast(place, car);
    }

    /// Whether no car is behind this one, and at least one is ahead of it.
    private boolean isLast(int place, Car car) {
        boolean someoneAhead = false;
        for (int other = 0; other < knowledge.carCount(); other++) {
            int km = knowledge.car(other).km();
            if (other != place && km < car.km()) {
                return false;
            }
            someoneAhead |= km > car.km();
        }
        return someoneAhead;
    }
}
