package millebornes.records;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.table.Car;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;

/// The public facts of a finished round.
///
/// @param rules the rules of the match
/// @param events the events in order, without drawn cards
/// @param end the final state; only its public part is read
record FinishedRoundFacts(RuleEngine rules, List<Event> events, Round end, RoundResult result) {

    FinishedRoundFacts {
        events = events.stream().map(event -> event.seenBy(Seating.NOBODY)).toList();
    }

    boolean isWonBy(int team) {
        return result.winners().contains(team);
    }

    boolean isReachedBy(int team) {
        return result.reached() == team;
    }

    /// Whether a team's score sheet has points for that reason.
    boolean honours(int team, ScoreReason reason) {
        return result.scores().get(team).lines().stream().anyMatch(line -> line.reason() == reason);
    }

    /// The sum of the distances of a team's cars, in km.
    int km(int team) {
        return seating().carsOf(team).stream().map(end::car).mapToInt(Car::km).sum();
    }

    boolean isAnotherLeft(int team) {
        return others(team).anyMatch(other -> km(other) == 0);
    }

    boolean hasAnotherDriven(int team) {
        return others(team).anyMatch(other -> km(other) > 0);
    }

    int coupsFourres(int seat) {
        return (int) events(Event.CoupFourreDeclared.class)
                .filter(declared -> declared.seat() == seat)
                .count();
    }

    int attacks(int seat) {
        return (int) events(Event.Attacked.class)
                .filter(attack -> attack.seat() == seat)
                .count();
    }

    /// Whether a team has played all safeties of the game, in its turns or as coups-fourrés.
    boolean hasAllSafeties(int team) {
        long shown = Stream.concat(
                        events(Event.SafetyShown.class)
                                .filter(event -> seating().teamOfCar(event.car()) == team)
                                .map(Event.SafetyShown::safety),
                        events(Event.CoupFourreDeclared.class)
                                .filter(event -> seating().teamOfCar(event.car()) == team)
                                .map(Event.CoupFourreDeclared::safety))
                .distinct()
                .count();
        return shown == Safety.values().length;
    }

    /// The greatest distance by which a team's leading car was behind another team's at any time, in km.
    int farthestBehind(int team) {
        int[] km = new int[seating().carCount()];
        int most = 0;
        for (Event event : events) {
            if (event instanceof Event.Drove drove) {
                km[drove.car()] = drove.toKm();
                int own = farthest(km, car -> seating().teamOfCar(car) == team);
                most = Math.max(most, farthest(km, car -> seating().teamOfCar(car) != team) - own);
            }
        }
        return most;
    }

    /// The number of cards that a seat has played or discarded.
    int cards(int seat) {
        return (int) events(Event.CardPlayed.class)
                .filter(played -> played.seat() == seat)
                .count();
    }

    private static int farthest(int[] km, IntPredicate cars) {
        return IntStream.range(0, km.length)
                .filter(cars)
                .map(car -> km[car])
                .max()
                .orElse(0);
    }

    private IntStream others(int team) {
        return IntStream.range(0, seating().teams()).filter(other -> other != team);
    }

    private <T extends Event> Stream<T> events(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    private Seating seating() {
        return rules.seating();
    }
}
