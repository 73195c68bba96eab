package millebornes.desktop.tabletop.state;

import java.util.List;
import millebornes.desktop.tabletop.geometry.Road;

/// Everything that is seen on the board at rest. A value: two games that look alike have equal pictures.
///
/// @param kilometres the target, which the road is drawn for
/// @param cars the cars, one for each lane, upper lane first
/// @param reserve the tokens at the great milestone
public record BoardViewState(int kilometres, List<CarViewState> cars, TokenReserveViewState reserve) {

    public BoardViewState {
        cars = List.copyOf(cars);
        int squares = new Road(kilometres, cars.size()).squares();
        if (cars.stream().anyMatch(car -> car.stop().index() > squares)) {
            throw new IllegalArgumentException("No car can stand beyond the target of " + kilometres + " km");
        }
    }

    /// The road of this picture.
    public Road road() {
        return new Road(kilometres, cars.size());
    }
}
