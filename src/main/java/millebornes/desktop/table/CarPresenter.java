package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarSafetyViewState.SafetyOrientation;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.CarViewState.BonnetLamp;
import millebornes.engine.table.Car;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.words.Narrator;

/// The view state of a car on the road, with its tokens.
///
/// @param outfits the outfit of each car
record CarPresenter(Narrator narrator, List<Livery> liveries, List<CarOutfit> outfits) {

    CarViewState car(Car car, int number) {
        return new CarViewState(
                liveries.get(number),
                outfits.get(number),
                stop(car),
                car.hazards().toList(),
                worn(car),
                lamp(car),
                narrator.car(car, number));
    }

    /// The stop at which a car stands.
    private static CarStop stop(Car car) {
        return car.started() || car.km() > 0 ? CarStop.after(car.km()) : CarStop.GARAGE;
    }

    /// Whether a car shows its small amber light: it has no hazard and waits for its green light.
    static BonnetLamp lamp(Car car) {
        return car.needsGreenLight() && !car.stopped() ? BonnetLamp.AMBER : BonnetLamp.DARK;
    }

    /// The safeties of a car.
    static List<CarSafetyViewState> worn(Car car) {
        return car.safeties().toList().stream()
                .map(safety -> new CarSafetyViewState(
                        safety,
                        car.coupsFourres().contains(safety) ? SafetyOrientation.CROSSWISE : SafetyOrientation.UPRIGHT))
                .toList();
    }
}
