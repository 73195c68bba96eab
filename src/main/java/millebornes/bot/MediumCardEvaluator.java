package millebornes.bot;

import millebornes.engine.rules.Edition;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// Estimates for `medium` how valuable it is to keep a card; 0 for a useless one.
final class MediumCardEvaluator {

    private static final int NEVER = 5_000;

    private static final int PERCENT = 100;

    private static final int ENOUGH_DISTANCES = 3;

    private static final Hazard[] HAZARDS = Hazard.values();

    private static final Distance[] DISTANCES = Distance.values();

    private final EvaluationContext context;
    private final MediumWeights weights;
    private final Car ownCar;
    private final Hand hand;

    MediumCardEvaluator(EvaluationContext context, MediumWeights weights) {
        this.context = context;
        this.weights = weights;
        ownCar = context.own();
        hand = context.view().hand();
    }

    /// The value of keeping one copy of a card that is in the hand. With several copies, that of the copy needed least.
    int worth(Card card) {
        return switch (card) {
            case Distance distance -> distance(distance);
            case Hazard hazard -> hazard(hazard);
            case Remedy remedy -> remedy(remedy);
            case Safety _ -> NEVER;
        };
    }

    private int distance(Distance distance) {
        boolean usedUp = distance == Distance.KM_200 && ownCar.km200() >= Car.MOST_200;
        if (usedUp || distance.km() > context.rest()) {
            return 0;
        }
        int worth = weights.of(
                switch (distance) {
                    case KM_25 -> MediumWeight.KEEP_25;
                    case KM_50 -> MediumWeight.KEEP_50;
                    case KM_75 -> MediumWeight.KEEP_75;
                    case KM_100 -> MediumWeight.KEEP_100;
                    case KM_200 -> MediumWeight.KEEP_200;
                });
        if (hand.count(distance) > 1) {
            worth = worth * weights.of(MediumWeight.KEEP_SECOND_PERCENT) / PERCENT;
        }
        worth += weights.of(MediumWeight.KEEP_DISTANCE_MANY) * Math.max(0, distances() - ENOUGH_DISTANCES);
        if (ownCar.has(Hazard.SPEED_LIMIT) && distance.km() <= Distance.LIMIT) {
            worth += weights.of(MediumWeight.KEEP_SLOW_WHEN_LIMITED);
        }
        boolean exact = RemainingDistanceEvaluator.completes(distance, context.rest(), hand, ownCar.km200());
        return Math.max(1, exact ? worth + weights.of(MediumWeight.KEEP_EXACT) : worth);
    }

    private int distances() {
        int distances = 0;
        for (Distance distance : DISTANCES) {
            distances += hand.count(distance);
        }
        return distances;
    }

    private int hazard(Hazard hazard) {
        if (!someoneCanBeHit(hazard)) {
            return 0;
        }
        int worth = weights.of(
                switch (hand.count(hazard)) {
                    case 1 -> MediumWeight.KEEP_HAZARD;
                    case 2 -> MediumWeight.KEEP_HAZARD_SECOND;
                    default -> MediumWeight.KEEP_HAZARD_THIRD;
                });
        worth += weights.of(MediumWeight.KEEP_HAZARD_FAR) * context.nearestOpponent() / Edition.LONG_ROAD;
        if (context.counting().unseen(hazard.safety()) == 0) {
            worth += weights.of(MediumWeight.KEEP_HAZARD_SAFELY);
        }
        if (hazard == Hazard.RED_LIGHT) {
            worth += weights.of(MediumWeight.KEEP_HAZARD_RED);
        }
        if (hazard.lane() == Hazard.Lane.SPEED) {
            worth += weights.of(MediumWeight.KEEP_HAZARD_LIMIT);
        }
        return Math.max(1, worth);
    }

    private boolean someoneCanBeHit(Hazard hazard) {
        for (int car = 0; car < context.view().carCount(); car++) {
            if (context.isOpponent(car) && !context.view().car(car).immuneTo(hazard)) {
                return true;
            }
        }
        return false;
    }

    private int remedy(Remedy remedy) {
        return remedy == Remedy.GREEN_LIGHT ? green() : other(remedy);
    }

    /// The value of keeping a remedy other than a green light; 0 if all of its hazards have been seen.
    private int other(Remedy remedy) {
        Hazard hazard = Hazard.curedBy(remedy);
        boolean there = ownCar.has(hazard);
        int coming = ownCar.immuneTo(hazard) ? 0 : context.counting().unseen(hazard);
        int copies = hand.count(remedy);
        if (there && copies == 1) {
            return weights.of(MediumWeight.KEEP_REMEDY_NEEDED);
        }
        if (coming == 0) {
            return 0;
        }
        boolean limit = remedy == Remedy.END_OF_LIMIT;
        int worth = weights.of(limit ? MediumWeight.KEEP_LIMIT_REMEDY : MediumWeight.KEEP_REMEDY)
                + weights.of(limit ? MediumWeight.KEEP_LIMIT_REMEDY_HAZARD : MediumWeight.KEEP_REMEDY_HAZARD) * coming
                + weights.of(MediumWeight.KEEP_REMEDY_FAR) * context.rest() / Edition.LONG_ROAD;
        if (hand.holds(hazard.safety())) {
            worth = worth * weights.of(MediumWeight.KEEP_REMEDY_SAFE_PERCENT) / PERCENT;
        }
        int spare = there ? copies - 1 : copies;
        return Math.max(
                1, copy(worth, spare, MediumWeight.KEEP_REMEDY_SECOND_PERCENT, MediumWeight.KEEP_REMEDY_THIRD_PERCENT));
    }

    private int green() {
        int copies = hand.count(Remedy.GREEN_LIGHT);
        if (ownCar.wears(Safety.RIGHT_OF_WAY)) {
            return 0;
        }
        boolean needed = !ownCar.started() || ownCar.has(Hazard.RED_LIGHT) || ownCar.needsGreenLight();
        if (needed && copies == 1) {
            return weights.of(MediumWeight.KEEP_GREEN_TO_START);
        }
        int coming = context.counting().unseen(Hazard.RED_LIGHT) + (waits() ? waitsToCome() : 0);
        if (coming == 0) {
            return 0;
        }
        int worth = weights.of(MediumWeight.KEEP_GREEN) + weights.of(MediumWeight.KEEP_GREEN_HAZARD) * coming;
        int spare = needed ? copies - 1 : copies;
        return Math.max(
                1, copy(worth, spare, MediumWeight.KEEP_GREEN_SECOND_PERCENT, MediumWeight.KEEP_GREEN_THIRD_PERCENT));
    }

    private boolean waits() {
        return context.view().rules().greenLight() == GreenLightRestartRule.NEEDED;
    }

    /// The number of hazards, present or still unseen, whose remedy must be followed by a green light.
    private int waitsToCome() {
        int coming = ownCar.stopped() && !ownCar.has(Hazard.RED_LIGHT) ? 1 : 0;
        for (Hazard hazard : HAZARDS) {
            boolean waited = hazard.stops() && hazard != Hazard.RED_LIGHT && !ownCar.immuneTo(hazard);
            coming += waited ? context.counting().unseen(hazard) : 0;
        }
        return coming;
    }

    private int copy(int worth, int number, MediumWeight secondWeight, MediumWeight thirdWeight) {
        return switch (number) {
            case 1 -> worth;
            case 2 -> worth * weights.of(secondWeight) / PERCENT;
            default -> worth * weights.of(thirdWeight) / PERCENT;
        };
    }
}
