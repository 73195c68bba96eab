package millebornes.engine.notation;

import millebornes.engine.table.Car;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SafetySet;

/// Reads a car that [CarText] has written.
public final class CarTextReader {

    private static final String GARAGE = "in garage";
    private static final String KM = " km";
    private static final String STARTED = "started";
    private static final String WAITING = "waiting";
    private static final String WEARS = "wears ";
    private static final String COUP = "coup-fourre ";
    private static final String LONG = "200s ";
    private static final String HUNDRED = "100s ";

    private CarTextReader() {}

    /// The car with these properties.
    ///
    /// @throws IllegalArgumentException for an unknown property
    public static Car car(String text) {
        Car car = Car.IN_GARAGE;
        for (String word : text.split(",", -1)) {
            car = with(car, word.strip());
        }
        return car;
    }

    private static Car with(Car car, String word) {
        if (word.equals(GARAGE)) {
            return car;
        }
        if (word.endsWith(KM)) {
            int km = Integer.parseInt(word.substring(0, word.length() - KM.length()));
            return changed(car, km, car.started(), car.hazards(), car.needsGreenLight(), car.km200(), car.km100());
        }
        if (word.equals(STARTED)) {
            return changed(car, car.km(), true, car.hazards(), car.needsGreenLight(), car.km200(), car.km100());
        }
        if (word.equals(WAITING)) {
            return changed(car, car.km(), car.started(), car.hazards(), true, car.km200(), car.km100());
        }
        if (word.startsWith(LONG)) {
            int played = Integer.parseInt(word.substring(LONG.length()));
            return changed(car, car.km(), car.started(), car.hazards(), car.needsGreenLight(), played, car.km100());
        }
        if (word.startsWith(HUNDRED)) {
            int played = Integer.parseInt(word.substring(HUNDRED.length()));
            return changed(car, car.km(), car.started(), car.hazards(), car.needsGreenLight(), car.km200(), played);
        }
        if (word.startsWith(WEARS)) {
            return dressed(car, CardTextReader.safety(word.substring(WEARS.length())), car.coupsFourres());
        }
        if (word.startsWith(COUP)) {
            Safety safety = CardTextReader.safety(word.substring(COUP.length()));
            return dressed(car, safety, car.coupsFourres().with(safety));
        }
        HazardSet moreHazards = car.hazards().with(CardText.hazard(word));
        return changed(car, car.km(), car.started(), moreHazards, car.needsGreenLight(), car.km200(), car.km100());
    }

    private static Car changed(
            Car car, int km, boolean started, HazardSet hazards, boolean waiting, int km200, int km100) {
        return new Car(km, started, hazards, waiting, car.safeties(), car.coupsFourres(), km200, km100);
    }

    private static Car dressed(Car car, Safety safety, SafetySet coupSafeties) {
        return new Car(
                car.km(),
                car.started(),
                car.hazards(),
                car.needsGreenLight(),
                car.safeties().with(safety),
                coupSafeties,
                car.km200(),
                car.km100());
    }
}
