package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.table.Car;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;

/// Evaluates attacks for `medium`: by the attacked car, by how long it may stand, and by the risk of a coup-fourré.
final class AttackEvaluator {

    private static final int THOUSAND = 1000;

    /// The number of cards per seat in the draw pile below which the round is about to end, if no distance has been
    /// driven since the reshuffle.
    private static final int FROZEN_CARDS = 8;

    /// The value of an attack that should not be made: below that of any discard.
    private static final int LEFT_ALONE = -10_000;

    /// The longest distance that one card drives, in km.
    private static final int ONE_CARD = Distance.KM_200.km();

    private final EvaluationContext context;
    private final SeatKnowledge knowledge;
    private final MediumWeights weights;

    AttackEvaluator(EvaluationContext context, MediumWeights weights) {
        this.context = context;
        this.knowledge = context.view();
        this.weights = weights;
    }

    int worth(Hazard hazard, int place) {
        Car victimCar = knowledge.car(place);
        if (freezesTheRoad(victimCar)) {
            return LEFT_ALONE;
        }
        return switch (hazard.lane()) {
                    case STOP -> stop(hazard, place, victimCar);
                    case SPEED -> limit(hazard, place, victimCar);
                    case DIRECTION ->
                        weights.of(MediumWeight.TURN)
                                + weights.of(MediumWeight.TURN_SQUARE) * victimCar.km() / Distance.KM_PER_SQUARE;
                }
                + rank(place, victimCar);
    }

    /// Whether this attack would help to freeze the round. After a reshuffle hazards come back again and again, and a
    /// round without progress ends. With more than two teams, only leading cars and cars near the target are
    /// then attacked; and when that end is near, a player who would lose attacks nobody.
    private boolean freezesTheRoad(Car victimCar) {
        if (knowledge.reshuffles() == 0) {
            return false;
        }
        boolean several = knowledge.rules().seating().teams() > 2;
        boolean behind = victimCar.km() <= context.own().km() && context.rest(victimCar) > ONE_CARD;
        boolean endIsNear = knowledge.distances() == 0
                && knowledge.drawPile()
                        < FROZEN_CARDS * knowledge.rules().seating().seats();
        return (several && behind)
                || (endIsNear
                        && !new RoundStanding(knowledge)
                                .wins(knowledge.rules().seating().teamOf(knowledge.seat())));
    }

    private int stop(Hazard hazard, int place, Car victimCar) {
        int cards = context.cardsOfDrivers(place);
        int cures = context.counting().chance(context.counting().unseen(hazard.remedy()), cards);
        return weights.of(MediumWeight.STOP)
                + weights.of(MediumWeight.STOP_SQUARE) * victimCar.km() / Distance.KM_PER_SQUARE
                + (hazard == Hazard.RED_LIGHT ? weights.of(MediumWeight.STOP_RED) : 0)
                + (context.rest(victimCar) <= ONE_CARD ? weights.of(MediumWeight.STOP_NEAR) : 0)
                + weights.of(MediumWeight.STOP_CURED) * cures / THOUSAND
                + risk(hazard, cards, MediumWeight.STOP_RISK);
    }

    private int limit(Hazard hazard, int place, Car victimCar) {
        int left = context.rest(victimCar) - Distance.LIMIT;
        if (left <= 0) {
            return 0;
        }
        return weights.of(MediumWeight.LIMIT)
                + weights.of(MediumWeight.LIMIT_SQUARE_LEFT) * Math.min(left, 2 * ONE_CARD) / Distance.KM_PER_SQUARE
                + (victimCar.rolls() ? 0 : weights.of(MediumWeight.LIMIT_STANDING))
                + risk(hazard, context.cardsOfDrivers(place), MediumWeight.LIMIT_RISK);
    }

    /// The part of an attack's value for the risk of a coup-fourré; a bonus if nobody else can hold the safety.
    private int risk(Hazard hazard, int cards, MediumWeight weight) {
        int unseen = context.counting().unseen(hazard.safety());
        return unseen == 0
                ? weights.of(MediumWeight.STOP_SAFELY)
                : weights.of(weight) * context.counting().chance(unseen, cards) / THOUSAND;
    }

    /// The part of an attack's value for the victim's rank among several opponents: more for the first, less for the
    /// last.
    private int rank(int place, Car victimCar) {
        boolean alone = true;
        boolean first = true;
        boolean last = true;
        for (int car = 0; car < knowledge.carCount(); car++) {
            if (car != place && context.isOpponent(car)) {
                alone = false;
                first &= knowledge.car(car).km() <= victimCar.km();
                last &= knowledge.car(car).km() >= victimCar.km();
            }
        }
        if (alone || (first && last)) {
            return 0;
        }
        return first ? weights.of(MediumWeight.LEADER) : last ? weights.of(MediumWeight.LAST) : 0;
    }
}
