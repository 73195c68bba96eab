package millebornes.desktop.table;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.tabletop.CarSafetyViewState;
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
                CarStop.of(car),
                car.hazards().toList(),
                CarSafetyViewState.of(car),
                inGarage && !partnerStarted(view, number) ? GreenLightNeed.WAITING : GreenLightNeed.of(car),
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
}
