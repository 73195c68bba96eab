package millebornes.engine.rules;

import millebornes.engine.card.Card;
import millebornes.engine.card.Hazard;
import millebornes.engine.play.Event;
import millebornes.engine.play.Step;
import millebornes.engine.table.Car;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hands;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.PlayedCardCounts;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import millebornes.engine.table.Shoe;

/// The next round while it is being written, with what has happened so far. It lives inside one call and is seen by
/// nobody else.
final class RoundBuilder {

    /// Most moves are a card played or thrown away, the next turn, and the card drawn for it.
    private static final int USUAL_EVENTS = 3;

    private final Round before;
    private final ImmutableArray.Builder<Event> events = new ImmutableArray.Builder<>(USUAL_EVENTS);
    private ImmutableArray<Car> cars;
    private final Hands.Editor hands;
    private PlayedCardCounts onTable;
    private Phase phase;

    private Shoe shoe;
    private int drawn;
    private DiscardPile discards;
    private int distances;

    int target;
    int extensionCaller;
    SeatSet stuck;

    RoundBuilder(Round round) {
        before = round;
        cars = round.cars();
        hands = round.hands().edit();
        onTable = round.onTable();
        phase = round.phase();
        shoe = round.shoe();
        drawn = shoe.drawn();
        discards = shoe.discards();
        distances = shoe.distances();
        target = round.target();
        extensionCaller = round.extensionCaller();
        stuck = round.stuck();
    }

    Step step() {
        Round round =
                new Round(before.seating(), cars, hands.done(), shoe(), onTable, phase, target, extensionCaller, stuck);
        return new Step(round, events.done());
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

    ImmutableArray<Car> cars() {
        return cars;
    }

    Hand hand(int seat) {
        return hands.get(seat);
    }

    void take(int seat, Card card) {
        hands.take(seat, card);
    }

    /// The shoe as it is now. It is put together only when somebody looks at it as a whole, since a turn changes it
    /// more than once; in between its discards only grow.
    Shoe shoe() {
        if (shoe.drawn() != drawn || shoe.discards().size() != discards.size() || shoe.distances() != distances) {
            shoe = shoe.with(drawn, discards, distances);
        }
        return shoe;
    }

    /// Another shoe in place of this one.
    void put(Shoe other) {
        shoe = other;
        drawn = other.drawn();
        discards = other.discards();
        distances = other.distances();
    }

    int drawPileSize() {
        return shoe.order().size() - drawn;
    }

    /// The seat takes the top card of the draw pile, which must not be empty.
    Card draw(int seat) {
        int card = shoe.order().index(drawn++);
        hands.give(seat, card);
        return Card.at(card);
    }

    void discard(Card card) {
        discards = discards.with(card);
    }

    void countDistance() {
        distances++;
    }

    /// A played card goes where the edition puts it.
    void layDown(Card card, Edition.PlayedCardsRule where) {
        if (where == Edition.PlayedCardsRule.TO_DISCARDS) {
            discard(card);
        } else {
            onTable = onTable.with(card);
        }
    }

    /// A hazard that a safety removed goes from the table to the discards; on the board its card is there already
    ///
    void discardFromTable(Hazard hazard, Edition.PlayedCardsRule where) {
        if (where == Edition.PlayedCardsRule.ON_TABLE) {
            onTable = onTable.without(hazard);
            discard(hazard);
        }
    }

    Phase phase() {
        return phase;
    }

    void setPhase(Phase next) {
        phase = next;
    }

    boolean isOver() {
        return phase instanceof Phase.Over;
    }

    /// The round ends and nobody has arrived.
    void end(Event.RoundEnd reason) {
        phase = new Phase.Over(null);
        happened(new Event.RoundEnded(reason));
    }

    /// The round ends because a car stands on the target.
    void arrive(Phase.Arrival arrival) {
        phase = new Phase.Over(arrival);
        happened(new Event.Arrived(arrival.car(), car(arrival.car()).km()));
        happened(new Event.RoundEnded(Event.RoundEnd.ARRIVED));
    }
}
