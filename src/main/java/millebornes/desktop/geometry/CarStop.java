package millebornes.desktop.geometry;

import millebornes.engine.table.Car;
import millebornes.engine.table.Distance;

/// A place where a car can stop: its garage, the green-light square, or a square of the road.
///
/// @param index −1 in the garage, 0 on the green-light square, otherwise the number of the square, from 1
public record CarStop(int index) {

    public static final CarStop GARAGE = new CarStop(-1);
    public static final CarStop GREEN_LIGHT = new CarStop(0);

    public CarStop {
        if (index < -1) {
            throw new IllegalArgumentException("No stop lies behind the garage: " + index);
        }
    }

    /// The stop at which a car stands.
    public static CarStop of(Car car) {
        return car.started() || car.km() > 0 ? after(car.km()) : GARAGE;
    }

    /// The stop of a started car after `km` kilometres: the square that ends there, or the green-light square at 0.
    ///
    /// @throws IllegalArgumentException when `km` is negative or not a whole number of squares
    public static CarStop after(int km) {
        if (km < 0 || km % Distance.KM_PER_SQUARE != 0) {
            throw new IllegalArgumentException(
                    "A car stands on whole squares of " + Distance.KM_PER_SQUARE + " km, not at " + km);
        }
        return new CarStop(km / Distance.KM_PER_SQUARE);
    }
}
