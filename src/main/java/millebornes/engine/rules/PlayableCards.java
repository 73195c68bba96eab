package millebornes.engine.rules;

import millebornes.engine.card.Card;
import millebornes.engine.card.CardKindSet;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.HazardSet;
import millebornes.engine.table.Round;

/// Which cards could be played now, by kind.
final class PlayableCards {

    private PlayableCards() {}

    /// True when this card can be played on some car now.
    static boolean playable(RuleParameters rules, Round round, int seat, Card card) {
        return card instanceof Hazard hazard
                ? attackable(rules, round, seat).contains(hazard)
                : own(round, seat).contains(card);
    }

    /// The distances, remedies and safeties that the seat may play on its own car, whether it holds them or not.
    static CardKindSet own(Round round, int seat) {
        int place = round.seating().carOf(seat);
        return DriveLegality.legalDistances(round, place)
                .or(CureLegality.legalRemedies(round.car(place)))
                .or(CardKindSet.SAFETIES);
    }

    /// The hazards that the seat may lay before some car, whether it holds them or not.
    private static HazardSet attackable(RuleParameters rules, Round round, int seat) {
        HazardSet open = HazardSet.NONE;
        for (int car = 0; car < round.cars().size(); car++) {
            open = open.or(AttackLegality.legalHazards(rules, round, seat, car));
        }
        return open;
    }
}
