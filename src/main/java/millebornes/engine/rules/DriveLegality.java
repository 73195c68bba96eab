package millebornes.engine.rules;

import millebornes.engine.table.Car;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.ReadableRound;
import org.jspecify.annotations.Nullable;

/// Decides whether a car may drive a distance.
final class DriveLegality {

    private static final CardKindSet SLOW = upTo(Distance.LIMIT);

    private static final CardKindSet ALL_BUT_200 = CardKindSet.DISTANCES.minus(CardKindSet.of(Distance.KM_200));

    /// For each number of squares, up to that of the longest distance, the distances that are no longer.
    private static final CardKindSet[] FITTING = new CardKindSet[Distance.KM_200.squares() + 1];

    static {
        for (int squares = 0; squares < FITTING.length; squares++) {
            FITTING[squares] = upTo(squares * Distance.KM_PER_SQUARE);
        }
    }

    private DriveLegality() {}

    /// Every distance that this car may drive now: those without a [#refusal(ReadableRound, int, Distance)].
    static CardKindSet legalDistances(ReadableRound round, int carNumber) {
        Car car = round.car(carNumber);
        if (car.stopped() || car.needsGreenLight() || !(car.started() || round.partnerStarted(carNumber))) {
            return CardKindSet.NONE;
        }
        CardKindSet fastKinds = car.has(Hazard.SPEED_LIMIT) ? SLOW : CardKindSet.DISTANCES;
        CardKindSet allowedKinds = car.km200() < Car.MOST_200 ? CardKindSet.DISTANCES : ALL_BUT_200;
        int squares = room(round, car) / Distance.KM_PER_SQUARE;
        return FITTING[Math.min(squares, FITTING.length - 1)].and(fastKinds).and(allowedKinds);
    }

    static @Nullable Refusal refusal(ReadableRound round, int carNumber, Distance distance) {
        Car car = round.car(carNumber);
        if (!car.started() && !round.partnerStarted(carNumber)) {
            return Refusal.NOT_STARTED;
        }
        if (car.stopped()) {
            return Refusal.STOPPED;
        }
        if (car.needsGreenLight()) {
            return Refusal.NEEDS_GREEN_LIGHT;
        }
        if (car.has(Hazard.SPEED_LIMIT) && distance.km() > Distance.LIMIT) {
            return Refusal.SPEED_LIMITED;
        }
        if (distance.km() > room(round, car)) {
            return car.has(Hazard.WRONG_WAY) ? Refusal.BEHIND_START : Refusal.BEYOND_TARGET;
        }
        return distance == Distance.KM_200 && car.km200() >= Car.MOST_200 ? Refusal.TOO_MANY_200 : null;
    }

    /// The km that the car may still drive: to the target or, on the wrong way, back to the start.
    private static int room(ReadableRound round, Car car) {
        return car.has(Hazard.WRONG_WAY) ? car.km() : round.target() - car.km();
    }

    private static CardKindSet upTo(int km) {
        CardKindSet set = CardKindSet.NONE;
        for (Distance distance : Distance.values()) {
            set = distance.km() <= km ? set.or(CardKindSet.of(distance)) : set;
        }
        return set;
    }
}
