package millebornes.bot;

import millebornes.engine.table.Car;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// Tells what a single card of a hand can do at once for the hand's car.
final class HandOpportunities {

    private static final Hazard[] HAZARDS = Hazard.values();

    private static final Distance[] DISTANCES = Distance.values();

    private HandOpportunities() {}

    /// Whether the hand has a card that brings the car exactly to the target now.
    ///
    /// @param rest the remaining distance of the car, in km
    static boolean arrives(Hand hand, Car car, int rest) {
        if (!car.rolls() || car.has(Hazard.WRONG_WAY) || (car.has(Hazard.SPEED_LIMIT) && rest > Distance.LIMIT)) {
            return false;
        }
        for (Distance distance : DISTANCES) {
            boolean fits = distance.km() == rest && (distance != Distance.KM_200 || car.km200() < Car.MOST_200);
            if (fits && hand.holds(distance)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the hand has a card that a standing car needs next: one against a stop hazard, otherwise one to start
    /// it.
    static boolean helps(Hand hand, Car car) {
        HazardSet stoppingHazards = car.hazards().stopping();
        if (stoppingHazards.isEmpty()) {
            return hand.holds(Remedy.GREEN_LIGHT) || hand.holds(Safety.RIGHT_OF_WAY);
        }
        for (Hazard hazard : HAZARDS) {
            if (stoppingHazards.contains(hazard) && (hand.holds(hazard.remedy()) || hand.holds(hazard.safety()))) {
                return true;
            }
        }
        return false;
    }
}
