package millebornes.desktop.tabletop;

import millebornes.engine.table.Safety;

/// A safety that a car wears.
///
/// @param safety which one
/// @param orientation how it lies: crosswise after a coup-fourré
public record CarSafetyViewState(Safety safety, SafetyOrientation orientation) {

    /// How a safety token lies.
    public enum SafetyOrientation {
        UPRIGHT(0),
        CROSSWISE(90);

        private final double degrees;

        SafetyOrientation(double degrees) {
            this.degrees = degrees;
        }

        /// By how much it is turned, clockwise.
        public double degrees() {
            return degrees;
        }
    }
}
