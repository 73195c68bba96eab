package millebornes.engine.rules;

import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.RoundState;

/// What is open in a round, worked out for every question.
record OpenCardsOfRound(RuleParameters rules, RoundState round) implements OpenCards {

    @Override
    public CardKindSet own(int car) {
        return PlayableCards.own(round, car);
    }

    @Override
    public HazardSet hazards(int car) {
        return AttackLegality.openHazards(rules, round.car(car));
    }
}
