package millebornes.desktop.micro;

/// The kilometres of a car while it drives: what the screen shows runs after what the car has come to.
final class Odometer {

    /// How far a car drives in one frame, in km.
    private static final int STEP = 10;

    private int shown;

    /// @param km what is shown at first
    public Odometer(int km) {
        this.shown = km;
    }

    /// What is shown now.
    public int shown() {
        return shown;
    }

    /// Drives one frame further; a car that stands further back than is shown was put there for a new round.
    ///
    /// @param km where the car has come to
    /// @return true when it is not there yet
    public boolean driveTowards(int km) {
        shown = km < shown ? km : Math.min(km, shown + STEP);
        return shown != km;
    }

    /// Shows where the car has come to, without driving.
    public void jumpTo(int km) {
        shown = km;
    }
}
