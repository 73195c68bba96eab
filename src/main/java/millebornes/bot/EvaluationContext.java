package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.table.Car;
import millebornes.engine.table.SeatSet;

/// A view prepared for evaluation: distances, opponents, and counted cards.
final class EvaluationContext {

    private static final int NOBODY_NEAR = Integer.MAX_VALUE;

    private final SeatKnowledge knowledge;
    private final Car ownCar;
    private final int team;
    private final CardCounting counting;

    EvaluationContext(SeatKnowledge knowledge, HumanLimits limits) {
        this.knowledge = knowledge;
        ownCar = knowledge.car(knowledge.ownCar());
        team = knowledge.rules().seating().teamOf(knowledge.seat());
        counting = new CardCounting(knowledge, limits.memory());
    }

    SeatKnowledge view() {
        return knowledge;
    }

    Car own() {
        return ownCar;
    }

    CardCounting counting() {
        return counting;
    }

    /// The km left to the target for the player's car.
    int rest() {
        return knowledge.target() - ownCar.km();
    }

    /// The km left to the target for a car.
    int rest(Car car) {
        return knowledge.target() - car.km();
    }

    boolean isOpponent(int car) {
        return knowledge.rules().seating().teamOfCar(car) != team;
    }

    /// The number of cards in the hands of all seats that drive a car.
    int cardsOfDrivers(int car) {
        int cards = 0;
        SeatSet driverSeats = knowledge.rules().seating().driversOf(car);
        for (int seat = 0; seat < knowledge.rules().seating().seats(); seat++) {
            cards += driverSeats.contains(seat) ? knowledge.cardsOf(seat) : 0;
        }
        return cards;
    }

    /// The fewest km left for an opponent's car that can drive now.
    int nearestRolling() {
        int nearest = NOBODY_NEAR;
        for (int car = 0; car < knowledge.carCount(); car++) {
            if (isOpponent(car) && knowledge.car(car).rolls()) {
                nearest = Math.min(nearest, rest(knowledge.car(car)));
            }
        }
        return nearest;
    }

    /// The fewest km left for any opponent's car.
    int nearestOpponent() {
        int nearest = NOBODY_NEAR;
        for (int car = 0; car < knowledge.carCount(); car++) {
            if (isOpponent(car)) {
                nearest = Math.min(nearest, rest(knowledge.car(car)));
            }
        }
        return nearest;
    }

    /// True when the turn continues after a safety: it draws a card and allows another play, or the turn is an
    /// accelerated one.
    boolean playsOn() {
        return knowledge.drawPile() > 0
                || knowledge.rules().options().has(FlagOption.ACCELERATED)
                || counting.toComeBack() > 0;
    }

    /// Whether the game is scored by points, unlike a junior game.
    boolean countsPoints() {
        return !knowledge.rules().options().isJunior();
    }
}
