package millebornes.bot;

import millebornes.engine.match.SeatSight;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Car;
import millebornes.engine.table.SeatSet;

/// A view prepared for evaluation: the player's car, the opponents, and counted cards.
final class Situation {

    private static final int NOBODY_NEAR = Integer.MAX_VALUE;

    private final SeatSight view;
    private final Car own;
    private final int team;
    private final CardCounting counting;

    Situation(SeatSight view) {
        this.view = view;
        own = view.car(view.ownCar());
        team = view.rules().seating().teamOf(view.seat());
        counting = new CardCounting(view);
    }

    SeatSight view() {
        return view;
    }

    Car own() {
        return own;
    }

    CardCounting counting() {
        return counting;
    }

    /// The km left for the player's car.
    int rest() {
        return view.target() - own.km();
    }

    /// The km that some car still has before it.
    int rest(Car car) {
        return view.target() - car.km();
    }

    boolean isOpponent(int car) {
        return view.rules().seating().teamOfCar(car) != team;
    }

    /// The cards in the hands of all who drive a car.
    int cardsOfDrivers(int car) {
        int cards = 0;
        SeatSet drivers = view.rules().seating().driversOf(car);
        for (int seat = 0; seat < view.rules().seating().seats(); seat++) {
            cards += drivers.contains(seat) ? view.cardsOf(seat) : 0;
        }
        return cards;
    }

    /// The fewest km left for a moving opponent.
    int nearestRolling() {
        int nearest = NOBODY_NEAR;
        for (int car = 0; car < view.carCount(); car++) {
            if (isOpponent(car) && view.car(car).rolls()) {
                nearest = Math.min(nearest, rest(view.car(car)));
            }
        }
        return nearest;
    }

    /// The fewest km that an opponent has before him.
    int nearestOpponent() {
        int nearest = NOBODY_NEAR;
        for (int car = 0; car < view.carCount(); car++) {
            if (isOpponent(car)) {
                nearest = Math.min(nearest, rest(view.car(car)));
            }
        }
        return nearest;
    }

    /// True when a safety leaves the turn going on: it brings a card and another play, or the turn is an
    /// accelerated one.
    boolean playsOn() {
        return view.drawPile() > 0 || view.rules().options().has(FlagOption.ACCELERATED) || counting.toComeBack() > 0;
    }

    /// True when points decide.
    boolean countsPoints() {
        return view.rules().options().scoring() == ScoringMode.EXPERT;
    }
}
