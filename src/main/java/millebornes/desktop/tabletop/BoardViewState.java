package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.desktop.geometry.CarSizeCalculator;
import millebornes.desktop.geometry.CarSizeCalculator.CrowdedCar;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Road;
import millebornes.engine.table.Seating;

/// The view state of the board at rest. Immutable; games that look alike have equal states.
///
/// @param kilometres the target, which decides the length of the road
/// @param cars the cars, one for each lane, upper lane first
/// @param reserve the tokens at the great milestone
/// @param acting the number of the current car, or [Seating#NOBODY]
public record BoardViewState(int kilometres, List<CarViewState> cars, TokenReserveViewState reserve, int acting) {

    private static final int HOURS = 10;

    public BoardViewState {
        cars = List.copyOf(cars);
        int squares = new Road(kilometres, cars.size()).squares();
        if (cars.stream().anyMatch(car -> car.stop().index() > squares)) {
            throw new IllegalArgumentException("No car can stand beyond the target of " + kilometres + " km");
        }
    }

    /// A board on which no car is to move.
    public BoardViewState(int kilometres, List<CarViewState> cars, TokenReserveViewState reserve) {
        this(kilometres, cars, reserve, Seating.NOBODY);
    }

    /// The layout of each car's tokens.
    public List<PieceLayout> pieces() {
        return new CarSizeCalculator(
                        road(),
                        cars.stream()
                                .map(car -> new CrowdedCar(
                                        car.stop(),
                                        car.hazards().size(),
                                        car.safeties().size()))
                                .toList(),
                        acting)
                .layouts();
    }

    /// The hour of the journey: the share of the way that the leading car has driven, rounded down to tenths.
    public double hour() {
        int first = cars.stream().mapToInt(car -> car.stop().index()).max().orElse(0);
        return Math.max(0, HOURS * first / road().squares()) / (double) HOURS;
    }

    /// The road of this state.
    public Road road() {
        return new Road(kilometres, cars.size());
    }
}
