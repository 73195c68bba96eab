package millebornes.desktop.table;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarSafetyViewState.SafetyOrientation;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.engine.match.SeatView;
import millebornes.engine.table.Car;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.session.CarOutfit;
import millebornes.words.Narrator;

/// Creates the view state of a car on the road, with its tokens.
///
/// @param outfits the outfit of each car
record CarPresenter(Narrator narrator, List<Livery> liveries, List<CarOutfit> outfits) {

    CarViewState car(SeatView view, int number) {
        Car car = view.car(number);
        boolean inGarage = !car.started() && car.km() == 0 && !car.stopped();
        return new CarViewState(
                liveries.get(number),
                outfits.get(number),
                stop(car),
                car.hazards().toList(),
                worn(car),
                inGarage && !partnerStarted(view, number) ? GreenLightNeed.WAITING : greenLight(car),
                narrator.car(car, number));
    }

    /// Whether another car of the same team has started, so that this one needs no green light.
    static boolean partnerStarted(SeatView view, int car) {
        Seating seating = view.rules().seating();
        return IntStream.range(0, view.cars().size())
                .anyMatch(other -> other != car
                        && seating.teamOfCar(other) == seating.teamOfCar(car)
                        && view.car(other).started());
    }

    /// The stop at which a car stands.
    private static CarStop stop(Car car) {
        return car.started() || car.km() > 0 ? CarStop.after(car.km()) : CarStop.GARAGE;
    }

    /// Whether a car has no hazard that stops it and waits for its green light.
    static GreenLightNeed greenLight(Car car) {
        return car.needsGreenLight() && !car.stopped() ? GreenLightNeed.WAITING : GreenLightNeed.NONE;
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
