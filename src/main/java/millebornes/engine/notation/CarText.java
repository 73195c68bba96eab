package millebornes.engine.notation;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Writes a car as a list of its properties: `in garage`, or
/// `350 km, started, flat-tire, speed-limit, waiting, wears extra-tank, coup-fourre right-of-way, 200s 1, 100s 2`.
/// `waiting` means: for the green light of.
public final class CarText {

    private CarText() {}

    /// The text of a car: all its properties.
    public static String of(Car car) {
        List<String> words = new ArrayList<>();
        if (car.km() != 0) {
            words.add(car.km() + " km");
        }
        if (car.started()) {
            words.add("started");
        }
        for (Hazard hazard : car.hazards().toList()) {
            words.add(CardText.of(hazard));
        }
        if (car.needsGreenLight()) {
            words.add("waiting");
        }
        for (Safety safety : car.safeties().toList()) {
            words.add((car.coupsFourres().contains(safety) ? "coup-fourre " : "wears ") + CardText.of(safety));
        }
        if (car.km200() > 0) {
            words.add("200s " + car.km200());
        }
        if (car.km100() > 0) {
            words.add("100s " + car.km100());
        }
        return words.isEmpty() ? "in garage" : String.join(", ", words);
    }
}
