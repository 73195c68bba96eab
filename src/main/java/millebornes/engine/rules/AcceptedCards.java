package millebornes.engine.rules;

import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.HazardSet;

/// The cards that may be played on each car, whether in a hand or not. Computed on demand, or cached until the car
/// changes.
interface AcceptedCards {

    /// The cards that its drivers may play on a car: [PlayableCardKinds#own(millebornes.engine.table.ReadableRound, int)].
    CardKindSet own(int car);

    /// The hazards that an opponent may play on this car while there are tokens:
    /// [AttackLegality#openHazards(RuleParameters, millebornes.engine.table.Car)].
    HazardSet hazards(int car);
}
