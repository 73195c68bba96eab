package millebornes.engine.rules;

import millebornes.engine.table.Car;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.SafetySet;

/// A team's record of a round, over all its cars.
///
/// @param km the sum of the distances of its cars, in km
/// @param longest the distance of its best car, in km
/// @param safeties the number of safeties of its cars
/// @param different the kinds of these safeties
/// @param coupsFourres the number of these safeties that were played as a coup-fourré
/// @param km200 the number of 200s that its cars have played; `km100` likewise
record TeamRoundRecord(int km, int longest, int safeties, SafetySet different, int coupsFourres, int km200, int km100) {

    private static final TeamRoundRecord NOTHING = new TeamRoundRecord(0, 0, 0, SafetySet.NONE, 0, 0, 0);

    static TeamRoundRecord of(ReadableRound round, int team) {
        TeamRoundRecord record = NOTHING;
        for (int car = 0; car < round.carCount(); car++) {
            if (round.seating().teamOfCar(car) == team) {
                record = record.plus(round.car(car));
            }
        }
        return record;
    }

    private TeamRoundRecord plus(Car car) {
        return new TeamRoundRecord(
                km + car.km(),
                Math.max(longest, car.km()),
                safeties + car.safeties().size(),
                different.or(car.safeties()),
                coupsFourres + car.coupsFourres().size(),
                km200 + car.km200(),
                km100 + car.km100());
    }
}
