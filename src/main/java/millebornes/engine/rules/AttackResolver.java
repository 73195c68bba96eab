package millebornes.engine.rules;

import java.util.Arrays;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeatSet;

/// Carries out attacks, and the coup-fourré window that opens after each of them.
///
/// The coup-fourré window opens whatever the attacked seats hold. It is skipped only when public information shows that
/// nobody could declare. So it reveals nothing about hands.
final class AttackResolver {

    private final RuleParameters rules;
    private final TurnOrder order;

    /// The seats that drive each car, by car.
    private final SeatSet[] drivers;

    AttackResolver(RuleParameters rules, TurnOrder order) {
        this.rules = rules;
        this.order = order;
        this.drivers = new SeatSet[rules.seating().carCount()];
        Arrays.setAll(drivers, rules.seating()::driversOf);
    }

    /// Plays a hazard whose card has left the hand, and opens the window for the attacked seats.
    void attack(MutableRound round, int seat, Hazard hazard, int carNumber) {
        Car carBefore = round.car(carNumber);
        round.put(carNumber, carBefore.attackedBy(hazard));
        round.events().attacked(seat, carNumber, hazard);
        SeatSet askedSeats = holdingCards(round, drivers[carNumber]);
        if (askedSeats.isEmpty() || isPublic(round, hazard.safety())) {
            order.afterPlay(round, seat);
        } else {
            round.setPhase(new Phase.CoupFourreWindow(seat, carNumber, hazard, carBefore, askedSeats));
        }
    }

    /// Lets a seat decline to answer an attack; after the last answer the attacker's turn continues.
    void decline(MutableRound round, int seat) {
        Phase.CoupFourreWindow window = (Phase.CoupFourreWindow) round.phase();
        SeatSet askedSeats = window.asked().without(seat);
        if (askedSeats.isEmpty()) {
            order.afterPlay(round, window.attacker());
        } else {
            round.setPhase(new Phase.CoupFourreWindow(
                    window.attacker(), window.car(), window.hazard(), window.before(), askedSeats));
        }
    }

    /// Plays a coup-fourré: restores the car, gives it the safety, and lets the declarer continue if cards are left.
    void declare(MutableRound round, int seat) {
        Phase.CoupFourreWindow window = (Phase.CoupFourreWindow) round.phase();
        Safety safety = window.safety();
        round.take(seat, safety);
        round.setStuck(SeatSet.NONE);
        round.events().coupFourreDeclared(seat, window.car(), safety, window.hazard(), window.attacker());
        keep(round, safety);
        lift(round, window, safety);
        if (CardDrawer.due(rules, round, seat) == CardDrawer.DrawResult.ROUND_ENDED) {
            return;
        }
        if (rules.accelerated()
                && CardDrawer.refill(rules, round, window.attacker()) == CardDrawer.DrawResult.ROUND_ENDED) {
            return;
        }
        goOn(round, seat, window.attacker());
    }

    /// Continues after a coup-fourré: with the declarer's turn if a card can be drawn for it or the edition always
    /// replays, otherwise to the left of the attacker.
    private void goOn(MutableRound round, int seat, int attacker) {
        if (CardDrawer.withoutProgress(round) && !rules.accelerated()) {
            round.end(Event.RoundEnd.NO_PROGRESS);
        } else if (CardDrawer.possible(rules, round) || order.playsOn(round, seat)) {
            for (int lost = round.seating().leftOf(attacker);
                    lost != seat;
                    lost = round.seating().leftOf(lost)) {
                round.events().turnLost(lost);
            }
            order.begin(round, seat);
        } else {
            order.next(round, attacker);
        }
    }

    /// Puts the safety's card away: on the board it is removed from the game; elsewhere it stays on the table.
    private void keep(MutableRound round, Safety safety) {
        if (rules.edition().playedCards() == Edition.PlayedCardsRule.TO_DISCARDS) {
            round.remove(safety);
        } else {
            round.layDown(safety, Edition.PlayedCardsRule.ON_TABLE);
        }
    }

    /// Removes the attack and everything else that the safety clears, in the order of the card list.
    private void lift(MutableRound round, Phase.CoupFourreWindow window, Safety safety) {
        int carNumber = window.car();
        Car guardedCar = window.before().wearing(safety).markedCoupFourre(safety);
        HazardSet otherHazards = SafetyHazardClearer.cleared(rules, guardedCar, safety);
        for (Hazard hazard : otherHazards.with(window.hazard()).toList()) {
            round.discardFromTable(hazard, rules.edition().playedCards());
            round.events().hazardLifted(carNumber, hazard);
        }
        round.put(carNumber, SafetyHazardClearer.freed(rules, guardedCar, otherHazards));
    }

    /// Whether the safety is public already, so that nobody can play it.
    private static boolean isPublic(MutableRound round, Safety safety) {
        if (round.removed().contains(safety) || round.discards().contains(safety)) {
            return true;
        }
        for (int car = 0; car < round.carCount(); car++) {
            if (round.car(car).wears(safety)) {
                return true;
            }
        }
        return false;
    }

    private static SeatSet holdingCards(MutableRound round, SeatSet seats) {
        SeatSet holdingSeats = seats;
        for (int rest = seats.bits(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            holdingSeats = round.hand(seat).isEmpty() ? holdingSeats.without(seat) : holdingSeats;
        }
        return holdingSeats;
    }
}
