package millebornes.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Describes a car in words, for players who do not see the road.
final class CarSentences {

    private final Words words;
    private final MatchNames names;

    CarSentences(Words words, MatchNames names) {
        this.words = words;
        this.names = names;
    }

    String sentence(Car car, int number) {
        List<String> safeties = car.safeties().toList().stream()
                .map(safety -> safety(car, safety))
                .toList();
        return words.sentence(
                safeties.isEmpty() ? "car.state" : "car.state.safeties",
                Map.of(
                        "car", names.car(number),
                        "who", words.list(names.drivers(number)),
                        "km", car.km(),
                        "state", state(car),
                        "n", safeties.size(),
                        "safeties", words.list(safeties)));
    }

    String state(Car car) {
        List<String> states = new ArrayList<>();
        for (Hazard hazard : car.hazards().toList()) {
            states.add(words.text("hazard." + hazard.name() + ".state"));
        }
        if (car.needsGreenLight() && !car.stopped()) {
            states.add(words.text("car.waiting"));
        }
        if (!car.started()) {
            states.addFirst(words.text("car.garage"));
        } else if (states.isEmpty()) {
            states.add(words.text("car.rolling"));
        }
        return String.join(words.text("list.comma"), states);
    }

    private String safety(Car car, Safety safety) {
        String name = words.text("card." + safety.name());
        return car.coupsFourres().contains(safety) ? words.text("car.safety.coupFourre", name) : name;
    }
}
