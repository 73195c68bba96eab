package millebornes.engine.rules;

import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.RoundState;

/// The cards that may be played on the cars of a round, computed at every call.
record AcceptedCardsOfRound(RuleParameters rules, RoundState round) implements AcceptedCards {

    @Override
    public CardKindSet own(int car) {
        return PlayableCardKinds.own(round, car);
    }

    @Override
    public HazardSet hazards(int car) {
        return AttackLegality.openHazards(rules, round.car(car));
    }
}
