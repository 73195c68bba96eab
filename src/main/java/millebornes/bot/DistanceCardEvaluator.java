package millebornes.bot;

import millebornes.engine.table.Car;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;

/// Evaluates distance cards for `medium`: longer ones are better, reaching the target is best, and the cards in hand
/// should be able to complete the rest exactly.
final class DistanceCardEvaluator {

    /// The value of reaching the target: above that of any other move.
    static final int ARRIVE = 10_000;

    private final EvaluationContext context;
    private final MediumWeights weights;
    private final RemainingDistanceEvaluator remainingEvaluator;

    DistanceCardEvaluator(EvaluationContext context, MediumWeights weights) {
        this.context = context;
        this.weights = weights;
        this.remainingEvaluator = new RemainingDistanceEvaluator(weights);
    }

    int worth(Distance distance) {
        Car ownCar = context.own();
        if (ownCar.has(Hazard.WRONG_WAY)) {
            return -distance.km() - weights.of(MediumWeight.DRIVE);
        }
        int rest = context.rest() - distance.km();
        if (rest == 0) {
            return ARRIVE;
        }
        int worth = weights.of(MediumWeight.DRIVE)
                + weights.of(MediumWeight.DRIVE_SQUARE) * distance.squares()
                + prizesLost(distance, ownCar);
        if (ownCar.has(Hazard.SPEED_LIMIT)) {
            worth += weights.of(MediumWeight.DRIVE_LIMITED);
        }
        if (rest <= RemainingDistanceEvaluator.LONGEST * Distance.KM_PER_SQUARE) {
            int played200 = ownCar.km200() + (distance == Distance.KM_200 ? 1 : 0);
            worth += remainingEvaluator.worth(rest, context.view().hand().without(distance), played200);
        }
        return worth;
    }

    /// The value of the bonus for a target reached without a 200 or 100 that this distance would lose.
    private int prizesLost(Distance distance, Car ownCar) {
        return switch (distance) {
            case KM_200 ->
                weights.of(ownCar.km200() == 0 ? MediumWeight.DRIVE_FIRST_200 : MediumWeight.DRIVE_SECOND_200);
            case KM_100 -> ownCar.km100() + ownCar.km200() == 0 ? weights.of(MediumWeight.DRIVE_FIRST_100) : 0;
            case KM_25, KM_50, KM_75 -> 0;
        };
    }
}
