package millebornes.desktop.motion;

/// A number that changes over time. It is a value: the same moment always gives the same number.
sealed interface MotionCurve permits DriveCurve, EaseCurve, BounceCurve {

    /// The duration of the change, in milliseconds at the normal pace; 0 when nothing changes.
    double millis();

    /// The number `elapsed` milliseconds after the start. Before the start it is the first number, after the end the
    /// last one, exactly.
    double valueAt(double elapsed);

    /// The number at the end.
    default double end() {
        return valueAt(millis());
    }
}
