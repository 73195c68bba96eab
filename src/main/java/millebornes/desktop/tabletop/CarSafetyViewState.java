package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.engine.table.Car;
import millebornes.engine.table.Safety;

/// The view state of a safety that a car has.
///
/// @param safety the safety
/// @param orientation its orientation: crosswise after a coup-fourré
public record CarSafetyViewState(Safety safety, SafetyOrientation orientation) {

    /// The safeties of a car.
    public static List<CarSafetyViewState> of(Car car) {
        return car.safeties().toList().stream()
                .map(safety -> new CarSafetyViewState(
                        safety,
                        car.coupsFourres().contains(safety) ? SafetyOrientation.CROSSWISE : SafetyOrientation.UPRIGHT))
                .toList();
    }

    /// The orientation of a safety token. Crosswise is diagonal: on its side, a shield would look like an eye.
    public enum SafetyOrientation {
        UPRIGHT(0),
        CROSSWISE(45);

        private final double degrees;

        SafetyOrientation(double degrees) {
            this.degrees = degrees;
        }

        /// The clockwise rotation.
        public double degrees() {
            return degrees;
        }
    }
}
