package millebornes.engine.rules;

import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// Decides whether a hazard may be played on a car.
final class AttackLegality {

    private AttackLegality() {}

    /// Every hazard that this car can get: its lane is free and no safety protects the car. These have no
    /// [#refusal(RuleParameters, ReadableRound, int, Hazard, int)] for a seat of another team
    /// ([RuleParameters#opponentCars(int)]), unless their tokens are used up ([AttackTokenCounter]).
    static HazardSet openHazards(RuleParameters rules, Car car) {
        boolean stoppable = (car.started() || rules.hazardsBeforeStart())
                && (rules.cumulate() || !(car.stopped() || car.needsGreenLight()));
        HazardSet allowedHazards = stoppable ? HazardSet.ALL : HazardSet.NOT_STOPPING;
        return allowedHazards.minus(car.hazards()).minus(car.safeties().guarded());
    }

    static @Nullable Refusal refusal(RuleParameters rules, ReadableRound round, int seat, Hazard hazard, int target) {
        if (target < 0 || target >= round.carCount()) {
            return Refusal.NO_SUCH_TARGET;
        }
        if (isOwn(round.seating(), seat, target)) {
            return Refusal.OWN_TEAM;
        }
        Car car = round.car(target);
        @Nullable Refusal refusal = onLane(rules, car, hazard);
        if (refusal != null) {
            return refusal;
        }
        if (car.immuneTo(hazard)) {
            return Refusal.TARGET_IMMUNE;
        }
        return AttackTokenCounter.left(rules, round, hazard) > 0 ? null : Refusal.NO_TOKEN_LEFT;
    }

    private static boolean isOwn(Seating seating, int seat, int target) {
        return seating.teamOfCar(target) == seating.teamOf(seat);
    }

    private static @Nullable Refusal onLane(RuleParameters rules, Car car, Hazard hazard) {
        return switch (hazard.lane()) {
            case STOP -> {
                if (!car.started() && !rules.hazardsBeforeStart()) {
                    yield Refusal.TARGET_NOT_STARTED;
                }
                boolean taken = rules.cumulate() ? car.has(hazard) : car.stopped() || car.needsGreenLight();
                yield taken ? Refusal.TARGET_STOPPED : null;
            }
            case SPEED -> car.has(hazard) ? Refusal.TARGET_LIMITED : null;
            case DIRECTION -> car.has(hazard) ? Refusal.TARGET_WRONG_WAY : null;
        };
    }
}
