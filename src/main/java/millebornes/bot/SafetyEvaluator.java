package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.Edition;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Safety;

/// Evaluates playing a safety in one's turn. That costs no turn, but the chance of a coup-fourré; so it is kept as long
/// as one may still come and waiting loses nothing.
final class SafetyEvaluator {

    /// The value of a safety that is played before anything else, even before reaching the target.
    private static final int SHOW = 2 * DistanceCardEvaluator.ARRIVE;

    private static final int PERCENT = 100;

    private static final Hazard[] HAZARDS = Hazard.values();

    private final EvaluationContext context;
    private final MediumWeights weights;

    SafetyEvaluator(EvaluationContext context, MediumWeights weights) {
        this.context = context;
        this.weights = weights;
    }

    int worth(Safety safety) {
        Car ownCar = context.own();
        HazardSet currentHazards = ownCar.hazards().guardedBy(safety);
        SeatKnowledge knowledge = context.view();
        if (!currentHazards.isEmpty()
                && knowledge.rules().options().safetyClears().clearsWith(safety)) {
            return weights.of(MediumWeight.SAFETY_CURES);
        }
        if (!context.playsOn()) {
            return weights.of(MediumWeight.SAFETY_LATE);
        }
        int coming = hazardsToCome(safety);
        if (coming == 0 || mayBeLost()) {
            return SHOW;
        }
        if (safety == Safety.RIGHT_OF_WAY && !ownCar.started()) {
            return weights.of(MediumWeight.SAFETY_STARTS);
        }
        return -hold(coming);
    }

    /// True when the round may end before the next turn, so that an unplayed safety is lost.
    private boolean mayBeLost() {
        SeatKnowledge knowledge = context.view();
        if (!context.countsPoints()) {
            return false;
        }
        return knowledge.drawPile()
                        < weights.of(MediumWeight.ALARM_PILE)
                                * knowledge.rules().seating().seats()
                || context.nearestRolling() <= weights.of(MediumWeight.ALARM_KM)
                || HandOpportunities.arrives(knowledge.hand(), context.own(), context.rest());
    }

    private int hazardsToCome(Safety safety) {
        int coming = 0;
        for (Hazard hazard : HAZARDS) {
            coming += hazard.safety() == safety ? context.counting().unseen(hazard) : 0;
        }
        return coming;
    }

    private int hold(int coming) {
        int worth = weights.of(MediumWeight.HOLD)
                + weights.of(MediumWeight.HOLD_HAZARD) * coming
                + weights.of(MediumWeight.HOLD_HAZARD_FAR)
                        * coming
                        * Math.min(context.rest(), context.nearestOpponent())
                        / Edition.LONG_ROAD;
        return context.countsPoints() ? worth : worth * weights.of(MediumWeight.HOLD_JUNIOR_PERCENT) / PERCENT;
    }
}
