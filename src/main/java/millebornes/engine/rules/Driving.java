package millebornes.engine.rules;

import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.play.Refusal;
import millebornes.engine.table.Car;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// May this car drive that far?
final class Driving {

    private Driving() {}

    static @Nullable Refusal refusal(Round round, int seat, Distance distance) {
        int place = round.seating().carOf(seat);
        Car car = round.car(place);
        if (!car.started() && !round.partnerStarted(place)) {
            return Refusal.NOT_STARTED;
        }
        if (car.stopped()) {
            return Refusal.STOPPED;
        }
        if (car.needsGreenLight()) {
            return Refusal.NEEDS_GREEN_LIGHT;
        }
        if (car.has(Hazard.SPEED_LIMIT) && distance.km() > Distance.LIMIT) {
            return Refusal.SPEED_LIMITED;
        }
        if (car.has(Hazard.WRONG_WAY)) {
            if (distance.km() > car.km()) {
                return Refusal.BEHIND_START;
            }
        } else if (car.km() + distance.km() > round.target()) {
            return Refusal.BEYOND_TARGET;
        }
        return distance == Distance.KM_200 && car.km200() >= Car.MOST_200 ? Refusal.TOO_MANY_200 : null;
    }
}
