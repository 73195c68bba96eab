package millebornes.engine.rules;

import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.ReadableRound;

/// Finds the kinds of cards that could be played now.
final class PlayableCardKinds {

    private PlayableCardKinds() {}

    /// Whether a seat could play this card on some car now, if it held the card.
    static boolean playable(RuleParameters rules, ReadableRound round, int seat, Card card) {
        return card instanceof Hazard hazard
                ? attackable(rules, round, seat).contains(hazard)
                : own(round, round.seating().carOf(seat)).contains(card);
    }

    /// The distances, remedies and safeties that a driver of this car could play on it, whether in hand or not.
    static CardKindSet own(ReadableRound round, int car) {
        return DriveLegality.legalDistances(round, car)
                .or(CureLegality.legalRemedies(round.car(car)))
                .or(CardKindSet.SAFETIES);
    }

    /// The hazards that a seat could play on some car, whether it holds them or not.
    private static HazardSet attackable(RuleParameters rules, ReadableRound round, int seat) {
        HazardSet attackableHazards = HazardSet.NONE;
        for (int rest = rules.opponentCars(seat); rest != 0; rest &= rest - 1) {
            Car car = round.car(Integer.numberOfTrailingZeros(rest));
            attackableHazards = attackableHazards.or(AttackLegality.openHazards(rules, car));
        }
        return attackableHazards.minus(AttackTokenCounter.usedUp(rules, round));
    }
}
