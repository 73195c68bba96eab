package millebornes.bot;

import millebornes.engine.table.Car;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// The inputs of a neural network for a car: its remaining distance; whether it has started, waits and rolls; its
/// hazards, safeties and coups-fourrés; the number of 200s that it has played, and whether it has played a 100.
final class CarFeatures {

    /// The longest remaining distance that an input stands for, in squares.
    private static final int LONGEST_REST = 40;

    private static final int HAZARDS = Hazard.values().length;

    private static final int SAFETIES = Safety.values().length;

    /// The number of inputs for a car.
    static final int SIZE = LONGEST_REST + 1 + 3 + HAZARDS + 2 * SAFETIES + Car.MOST_200 + 1;

    private CarFeatures() {}

    static void put(SparseNetInputs inputs, int at, Car car, int target) {
        inputs.put(at + Math.clamp((target - car.km()) / Distance.KM_PER_SQUARE, 0, LONGEST_REST), 1);
        int next = at + LONGEST_REST + 1;
        inputs.putIf(car.started(), next++);
        inputs.putIf(car.needsGreenLight(), next++);
        inputs.putIf(car.rolls(), next++);
        inputs.putBits(next, car.hazards().bits());
        next += HAZARDS;
        inputs.putBits(next, car.safeties().bits());
        next += SAFETIES;
        inputs.putBits(next, car.coupsFourres().bits());
        next += SAFETIES;
        if (car.km200() > 0) {
            inputs.put(next + Math.min(car.km200(), Car.MOST_200) - 1, 1);
        }
        inputs.putIf(car.km100() > 0, next + Car.MOST_200);
    }
}
