package millebornes.engine.laws;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.Distance;
import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeededRandom;

/// Creates positions that random games hardly ever reach: the cars of a position are put elsewhere on the road, with
/// other hazards in front of them, as far as that is possible for a car. Hands, piles and safeties are unchanged.
final class PositionScrambler {

    /// One hazard in so many lies before a car that it can lie before.
    private static final int HAZARDS = 3;

    /// One car in so many waits for a green light, or has not started.
    private static final int SELDOM = 4;

    /// Cars that a hazard can lie before at once: the fewest tokens of a kind.
    private static final int AT_ONCE = 3;

    private final RuleEngine rules;
    private final SeededRandom random;

    PositionScrambler(RuleEngine rules, SeededRandom random) {
        this.rules = rules;
        this.random = random;
    }

    /// A position like this one with other cars; the same when somebody is asked for more than a turn.
    Round of(Round round) {
        if (!(round.phase() instanceof Phase.Turn)) {
            return round;
        }
        List<Car> cars = new ArrayList<>();
        CardKindCounts tableCounts = round.onTable();
        for (Car car : round.cars()) {
            Car otherCar = other(car, round.target(), cars);
            cars.add(otherCar);
            if (rules.edition().playedCards() == Edition.PlayedCardsRule.ON_TABLE) {
                for (Hazard hazard : otherCar.hazards().toList()) {
                    tableCounts = tableCounts.count(hazard) == 0 ? tableCounts.with(hazard) : tableCounts;
                }
            }
        }
        return new Round(
                round.seating(),
                ImmutableArray.copyOf(cars),
                round.hands(),
                round.shoe(),
                tableCounts,
                round.phase(),
                round.target(),
                round.extensionCaller(),
                round.stuck());
    }

    private Car other(Car car, int target, List<Car> before) {
        boolean started = car.wears(Safety.RIGHT_OF_WAY)
                || rules.options().has(FlagOption.ROLLING_START)
                || random.below(SELDOM) != 0;
        HazardSet hazards = hazards(car, started, before);
        boolean mayWait = started
                && rules.greenLight() == GreenLightRestartRule.NEEDED
                && !car.wears(Safety.RIGHT_OF_WAY)
                && (rules.options().has(FlagOption.CUMULATE) || !hazards.stops());
        return new Car(
                started ? Distance.KM_PER_SQUARE * random.below(target / Distance.KM_PER_SQUARE) : 0,
                started,
                hazards,
                mayWait && random.below(SELDOM) == 0,
                car.safeties(),
                car.coupsFourres(),
                started ? random.below(Car.MOST_200 + 1) : 0,
                started ? random.below(Car.MOST_200) : 0);
    }

    private HazardSet hazards(Car car, boolean started, List<Car> before) {
        HazardSet hazards = HazardSet.NONE;
        boolean mayStop = started || rules.options().has(FlagOption.HAZARDS_BEFORE_START);
        for (Hazard hazard : Hazard.values()) {
            boolean room =
                    !hazard.stops() || (mayStop && (rules.options().has(FlagOption.CUMULATE) || !hazards.stops()));
            long laid = before.stream().filter(otherCar -> otherCar.has(hazard)).count();
            boolean there = rules.deck().count(hazard) > 0 && laid < AT_ONCE;
            if (room && there && !car.immuneTo(hazard) && random.below(HAZARDS) == 0) {
                hazards = hazards.with(hazard);
            }
        }
        return hazards;
    }
}
