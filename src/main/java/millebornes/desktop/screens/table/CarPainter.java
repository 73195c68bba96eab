package millebornes.desktop.screens.table;

import java.util.List;
import millebornes.desktop.tabletop.board.CarPicture;
import millebornes.desktop.tabletop.board.CarPicture.Lamp;
import millebornes.desktop.tabletop.board.Worn;
import millebornes.desktop.tabletop.board.Worn.Laid;
import millebornes.desktop.tabletop.geometry.Stop;
import millebornes.desktop.theme.Livery;
import millebornes.engine.table.Car;
import millebornes.words.Narrator;

/// A car on the road with what lies on it.
record CarPainter(Narrator narrator, List<Livery> liveries) {

    CarPicture car(Car car, int number) {
        return new CarPicture(
                liveries.get(number),
                stop(car),
                car.hazards().toList(),
                worn(car),
                lamp(car),
                narrator.car(car, number));
    }

    /// Where a car stands.
    private static Stop stop(Car car) {
        return car.started() || car.km() > 0 ? Stop.after(car.km()) : Stop.GARAGE;
    }

    /// Whether a car shows its small amber light: it is sound, and waits.
    static Lamp lamp(Car car) {
        return car.needsGreenLight() && !car.stopped() ? Lamp.AMBER : Lamp.DARK;
    }

    /// What a car wears.
    static List<Worn> worn(Car car) {
        return car.safeties().toList().stream()
                .map(safety -> new Worn(safety, car.coupsFourres().contains(safety) ? Laid.CROSSWISE : Laid.UPRIGHT))
                .toList();
    }
}
