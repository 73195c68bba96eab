package millebornes.desktop.micro;

/// The kilometres that are shown while a car drives: they follow the real ones frame by frame.
final class OdometerReading {

    /// The distance that a car drives in one frame, in km.
    private static final int STEP = 10;

    private int shown;

    /// @param km the initial kilometres
    public OdometerReading(int km) {
        this.shown = km;
    }

    /// The shown kilometres.
    public int shown() {
        return shown;
    }

    /// Advances by one frame, or at once if the real position is behind the shown one, as in a new round.
    ///
    /// @param km the car's real position
    /// @return true while it has not been reached
    public boolean driveTowards(int km) {
        shown = km < shown ? km : Math.min(km, shown + STEP);
        return shown != km;
    }

    /// Shows the real position at once.
    public void jumpTo(int km) {
        shown = km;
    }
}
