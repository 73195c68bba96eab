package millebornes.engine.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import millebornes.engine.card.Card;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;
import millebornes.engine.card.SafetySet;
import millebornes.engine.match.Match;
import millebornes.engine.notation.CarText;
import millebornes.engine.notation.CardText;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Rules;
import millebornes.engine.table.Car;
import millebornes.engine.table.CardRow;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hands;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Pile;
import millebornes.engine.table.Round;
import millebornes.engine.table.Row;
import millebornes.engine.table.Seating;
import millebornes.engine.table.Shoe;
import millebornes.engine.table.Tally;
import org.jspecify.annotations.Nullable;

/// A position that is put on the table card by card. Anything can be placed that the deck holds.
///
/// What is not said is as plain as it can be: cars in their garage, empty hands, seat 0 at the start of its turn. Cards
/// that lie before the cars go where the game puts them; without a `draw` line all cards that lie nowhere else are the
/// draw pile, in the order of the card list.
final class Placement {

    private final Rules rules;
    private final List<Card> rest;
    private final Map<Integer, Car> cars = new TreeMap<>();
    private final Map<Integer, Hand> hands = new HashMap<>();
    private final List<Card> discards = new ArrayList<>();
    private @Nullable List<Card> draw;
    private Tally table = Tally.EMPTY;
    private SafetySet removed = SafetySet.NONE;
    private Phase phase = new Phase.Turn(0, 0);
    private Row<Integer> totals;
    private int target;
    private int caller = Seating.NOBODY;
    private int stuck;
    private int reshuffles;
    private int distances;
    private int number = 1;

    Placement(Rules rules) {
        this.rules = rules;
        this.rest = new ArrayList<>(rules.deck().cards());
        this.target = rules.options().target();
        this.totals = Row.of(rules.seating().teams(), team -> 0);
    }

    /// Places what a line says: `car 1`, `hand 0`, `draw`, … with its text.
    void place(String what, String text) {
        String[] words = what.split(" ", -1);
        switch (words[0]) {
            case "car" -> put(Integer.parseInt(words[1]), CarText.car(text));
            case "hand" -> hands.put(Integer.parseInt(words[1]), Hand.of(taken(text)));
            case "draw" -> draw = taken(text);
            case "discards" -> discards.addAll(taken(text));
            case "removed" -> taken(text).forEach(card -> removed = removed.with((Safety) card));
            case "turn" -> phase = turn(text);
            case "target" -> target = Integer.parseInt(text);
            case "extension" -> caller = Integer.parseInt(text);
            case "totals" -> totals = Row.copyOf(numbers(text));
            case "round" -> number = Integer.parseInt(text);
            case "stuck" -> numbers(text).forEach(seat -> stuck |= 1 << seat);
            case "reshuffled" -> reshuffled(numbers(text));
            default -> throw new IllegalArgumentException("nothing is placed by: " + what);
        }
    }

    Match match() {
        discardHazards();
        Round round = new Round(
                rules.seating(),
                Row.of(rules.seating().carCount(), car -> cars.getOrDefault(car, Car.IN_GARAGE)),
                Hands.of(rules.seating().seats(), seat -> hands.getOrDefault(seat, Hand.EMPTY)),
                shoe(),
                table,
                phase,
                target,
                caller,
                stuck);
        return new Match(rules, 0, 0, number, round, totals, List.of());
    }

    private Shoe shoe() {
        List<Card> order = draw == null ? List.copyOf(rest) : draw;
        return new Shoe(CardRow.copyOf(order), 0, Pile.of(discards), removed, 1, reshuffles, distances);
    }

    private void put(int place, Car car) {
        cars.put(place, car);
        for (Safety safety : car.safeties().toList()) {
            take(safety);
            if (car.coupsFourres().contains(safety) && hasTokens()) {
                removed = removed.with(safety);
            } else if (hasTokens()) {
                discards.add(safety);
            } else {
                table = table.with(safety);
            }
        }
        if (!hasTokens()) {
            for (Hazard hazard : car.hazards().toList()) {
                take(hazard);
                table = table.with(hazard);
            }
        }
    }

    /// A token before a car says nothing of where its card is by now; but unless it was placed it lies in the discards.
    private void discardHazards() {
        for (Car car : cars.values()) {
            for (Hazard hazard : car.hazards().toList()) {
                if (hasTokens() && rest.remove(hazard)) {
                    discards.add(hazard);
                }
            }
        }
    }

    private boolean hasTokens() {
        return rules.profile().playedCards() == Profile.PlayedCards.TO_DISCARDS;
    }

    private List<Card> taken(String text) {
        List<Card> cards = CardText.cards(text);
        cards.forEach(this::take);
        return cards;
    }

    private void take(Card card) {
        if (!rest.remove(card)) {
            throw new IllegalArgumentException("the deck does not hold that many " + CardText.of(card));
        }
    }

    private void reshuffled(List<Integer> timesAndDistances) {
        reshuffles = timesAndDistances.getFirst();
        distances = timesAndDistances.getLast();
    }

    private static Phase turn(String text) {
        List<Integer> seatAndPlays = numbers(text);
        return new Phase.Turn(seatAndPlays.getFirst(), seatAndPlays.size() > 1 ? seatAndPlays.getLast() : 0);
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : text.strip().split("\\D+", -1)) {
            numbers.add(Integer.valueOf(word));
        }
        return numbers;
    }
}
