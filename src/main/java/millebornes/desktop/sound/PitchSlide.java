package millebornes.desktop.sound;

/// A frequency that slides from one pitch to another, by equal intervals in equal times.
///
/// @param from at the start, in Hz
/// @param to at the end, in Hz
record PitchSlide(double from, double to) {

    /// A constant frequency, in Hz.
    static PitchSlide still(double hertz) {
        return new PitchSlide(hertz, hertz);
    }

    /// The frequency, in Hz, after that share of the time, from 0 to 1.
    double at(double share) {
        return from * Math.pow(to / from, share);
    }
}
