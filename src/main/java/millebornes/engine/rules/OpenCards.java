package millebornes.engine.rules;

import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.HazardSet;

/// Which cards are open to each car, whoever holds them: worked out when they are asked for, or kept for as long as the
/// car stays as it is.
interface OpenCards {

    /// What its driver may play on this car: [PlayableCards#own(millebornes.engine.table.RoundState, int)].
    CardKindSet own(int car);

    /// What an opponent may lay before this car while there are tokens: [AttackLegality#openHazards(RuleParameters,
    /// millebornes.engine.table.Car)].
    HazardSet hazards(int car);
}
