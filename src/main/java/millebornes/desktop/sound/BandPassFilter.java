package millebornes.desktop.sound;

/// A band-pass filter whose frequency may change from sample to sample: a state-variable filter with trapezoidal
/// integrators and a gain of 1 at its centre.
final class BandPassFilter {

    private final double damping;
    private double first;
    private double second;

    /// @param sharpness 0.5 for a wide band, 10 for almost a tone
    BandPassFilter(double sharpness) {
        this.damping = 1 / sharpness;
    }

    /// The next sample.
    ///
    /// @param centre of the window, in Hz
    double pass(double sample, double centre) {
        double g = Math.tan(Math.PI * centre / PcmClip.RATE);
        double band = (first + g * (sample - second)) / (1 + g * (g + damping));
        double low = second + g * band;
        first = 2 * band - first;
        second = 2 * low - second;
        return damping * band;
    }
}
