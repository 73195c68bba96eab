package millebornes.engine.rules;

import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Safety;

/// Removes the hazards that a safety clears.
final class SafetyHazardClearer {

    private SafetyHazardClearer() {}

    /// Replaces a car that wears a new safety by one without the hazards that the safety clears; their cards go to the
    /// discards.
    static void lift(RuleParameters rules, MutableRound round, int carNumber, Car car, Safety safety) {
        HazardSet clearedHazards = cleared(rules, car, safety);
        for (Hazard hazard : clearedHazards.toList()) {
            round.discardFromTable(hazard, rules.edition().playedCards());
            round.events().hazardLifted(carNumber, hazard);
        }
        round.put(carNumber, freed(rules, car, clearedHazards));
    }

    /// The hazards of the car that this safety clears.
    static HazardSet cleared(RuleParameters rules, Car car, Safety safety) {
        return rules.options().safetyClears().clearsWith(safety) ? car.hazards().guardedBy(safety) : HazardSet.NONE;
    }

    /// A copy of the car without some hazards, as if their remedies had been played.
    static Car freed(RuleParameters rules, Car car, HazardSet clearedHazards) {
        Car freedCar = car;
        for (Hazard hazard : clearedHazards.toList()) {
            freedCar = freedCar.freedFrom(hazard, rules.greenLight());
        }
        return freedCar;
    }
}
