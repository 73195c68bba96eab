package millebornes.engine.rules;

import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.RoundCars;

/// Counts the attack tokens that are left in the reserve on the big milestone.
final class AttackTokenCounter {

    /// The smallest number of tokens that the game has of a hazard.
    private static final int FEWEST = 3;

    /// The number that stands for an unlimited reserve.
    static final int UNLIMITED = Integer.MAX_VALUE;

    private AttackTokenCounter() {}

    /// The number of tokens of this hazard that are not on the road, or [#UNLIMITED].
    static int left(RuleParameters rules, RoundCars cars, Hazard hazard) {
        if (rules.edition().tokens() == Edition.TokenSupply.UNLIMITED) {
            return UNLIMITED;
        }
        int left = tokens(hazard);
        for (int car = 0; car < cars.carCount(); car++) {
            left -= cars.car(car).has(hazard) ? 1 : 0;
        }
        return left;
    }

    /// The hazards whose tokens are all on the road. With fewer than three cars there is always one left, and nothing
    /// is counted.
    static HazardSet usedUp(RuleParameters rules, RoundCars cars) {
        HazardSet usedUpHazards = HazardSet.NONE;
        if (cars.carCount() < FEWEST || rules.edition().tokens() == Edition.TokenSupply.UNLIMITED) {
            return usedUpHazards;
        }
        for (Hazard hazard : Hazard.values()) {
            usedUpHazards = left(rules, cars, hazard) > 0 ? usedUpHazards : usedUpHazards.with(hazard);
        }
        return usedUpHazards;
    }

    private static int tokens(Hazard hazard) {
        return switch (hazard) {
            case OUT_OF_GAS, FLAT_TIRE, ACCIDENT -> FEWEST;
            case SPEED_LIMIT, RED_LIGHT -> 4;
            case WRONG_WAY -> 0;
        };
    }
}
