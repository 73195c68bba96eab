package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.card.Hazard;
import millebornes.engine.play.Event;
import millebornes.engine.play.Step;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Row;
import millebornes.engine.table.Seating;
import millebornes.engine.table.Shoe;
import millebornes.engine.table.Tally;

/// The next round while it is being written, with what has happened so far. It lives inside one call and is seen by
/// nobody else.
final class Draft {

    private final Round before;
    private final List<Event> events = new ArrayList<>(4);
    private Row<Car> cars;
    private Row<Hand> hands;
    private Tally onTable;
    private Phase phase;

    Shoe shoe;
    int target;
    int extensionCaller;
    int stuck;

    Draft(Round round) {
        before = round;
        cars = round.cars();
        hands = round.hands();
        onTable = round.onTable();
        phase = round.phase();
        shoe = round.shoe();
        target = round.target();
        extensionCaller = round.extensionCaller();
        stuck = round.stuck();
    }

    Step step() {
        Round round = new Round(before.seating(), cars, hands, shoe, onTable, phase, target, extensionCaller, stuck);
        return new Step(round, events);
    }

    Seating seating() {
        return before.seating();
    }

    void happened(Event event) {
        events.add(event);
    }

    Car car(int car) {
        return cars.get(car);
    }

    void put(int place, Car car) {
        cars = cars.with(place, car);
    }

    Row<Car> cars() {
        return cars;
    }

    Hand hand(int seat) {
        return hands.get(seat);
    }

    void give(int seat, Card card) {
        hands = hands.with(seat, hands.get(seat).with(card));
    }

    void take(int seat, Card card) {
        hands = hands.with(seat, hands.get(seat).without(card));
    }

    /// A played card goes where the profile puts it.
    void layDown(Card card, Profile.PlayedCards where) {
        if (where == Profile.PlayedCards.TO_DISCARDS) {
            shoe = shoe.discarding(card);
        } else {
            onTable = onTable.with(card);
        }
    }

    /// A hazard that a safety removed goes from the table to the discards; on the board its card is there already
    ///
    void discardFromTable(Hazard hazard, Profile.PlayedCards where) {
        if (where == Profile.PlayedCards.ON_TABLE) {
            onTable = onTable.without(hazard);
            shoe = shoe.discarding(hazard);
        }
    }

    Phase phase() {
        return phase;
    }

    void wait(Phase next) {
        phase = next;
    }

    boolean isOver() {
        return phase instanceof Phase.Over;
    }

    /// The round ends and nobody has arrived.
    void end(Event.RoundEnd reason) {
        phase = new Phase.Over(null);
        events.add(new Event.RoundEnded(reason));
    }

    /// The round ends because a car stands on the target.
    void arrive(Phase.Arrival arrival) {
        phase = new Phase.Over(arrival);
        events.add(new Event.Arrived(arrival.car(), car(arrival.car()).km()));
        events.add(new Event.RoundEnded(Event.RoundEnd.ARRIVED));
    }
}
