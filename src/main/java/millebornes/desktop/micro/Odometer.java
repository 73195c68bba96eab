package millebornes.desktop.micro;

/// The shown kilometres of a driving car, which follow the real ones.
final class Odometer {

    /// How far a car drives in one frame, in km.
    private static final int STEP = 10;

    private int shown;

    /// @param km the initial kilometres
    public Odometer(int km) {
        this.shown = km;
    }

    /// The shown kilometres.
    public int shown() {
        return shown;
    }

    /// Drives one frame further; a car behind the shown position was reset for a new round.
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
