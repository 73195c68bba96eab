package millebornes.bot;

import millebornes.engine.match.SeatSight;
import millebornes.engine.table.Car;

/// Whom a friendly player leaves alone. It asks how the cars stand, never who drives them.
final class Kindness {

    private final SeatSight view;

    Kindness(SeatSight view) {
        this.view = view;
    }

    /// True for whoever is last, and for whoever is held up already: nobody is piled on.
    boolean spares(int place) {
        Car car = view.car(place);
        return !car.hazards().isEmpty() || isLast(place, car);
    }

    /// Nobody is behind this car, and not everybody stands where it does.
    private boolean isLast(int place, Car car) {
        boolean someoneAhead = false;
        for (int other = 0; other < view.carCount(); other++) {
            int km = view.car(other).km();
            if (other != place && km < car.km()) {
                return false;
            }
            someoneAhead |= km > car.km();
        }
        return someoneAhead;
    }
}
