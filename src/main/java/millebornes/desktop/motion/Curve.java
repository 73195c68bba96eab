package millebornes.desktop.motion;

/// A number that changes over time. It is a value: the same moment always gives the same number.
public sealed interface Curve permits Drive, Glide, Drop {

    /// How long the change takes, in milliseconds at the normal pace; 0 when nothing changes.
    double millis();

    /// The number `elapsed` milliseconds after the start. Before the start it is the first number, after the end the
    /// last one, exactly.
    double at(double elapsed);

    /// The number at the end.
    default double end() {
        return at(millis());
    }
}
