package millebornes.desktop.sound;

/// A frequency that slides evenly to the ear from one pitch to another.
///
/// @param from at the start, in Hz
/// @param to at the end, in Hz
record PitchSlide(double from, double to) {

    /// One pitch all the time.
    static PitchSlide still(double hertz) {
        return new PitchSlide(hertz, hertz);
    }

    /// The frequency when that share of the time is over.
    double at(double share) {
        return from * Math.pow(to / from, share);
    }
}
