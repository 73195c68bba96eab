package millebornes.engine.rules;

import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.ReadableRound;

/// The cards that may be played on the cars of a round, computed at every call.
record UncachedAcceptedCards(RuleParameters rules, ReadableRound round) implements AcceptedCards {

    @Override
    public CardKindSet own(int car) {
        return PlayableCardKinds.own(round, car);
    }

    @Override
    public HazardSet hazards(int car) {
        return AttackLegality.openHazards(rules, round.car(car));
    }
}
