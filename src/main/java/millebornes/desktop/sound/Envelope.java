package millebornes.desktop.sound;

/// How a sound swells and dies away. It begins and ends at nothing, so that nothing clicks.
///
/// @param attack ms until it is at its loudest
/// @param hold ms for which it stays so
/// @param release ms in which it dies away
/// @param bend how it dies: 1 evenly, more the sooner it is soft
record Envelope(double attack, double hold, double release, double bend) {

    /// Struck or plucked: there at once, and dying from then on.
    static Envelope struck(double release) {
        return new Envelope(3, 0, release, 3);
    }

    /// Blown or bowed: swells, stays and ends.
    static Envelope held(double attack, double hold, double release) {
        return new Envelope(attack, hold, release, 1.6);
    }

    /// From start to end, in ms.
    double millis() {
        return attack + hold + release;
    }

    /// The loudness at a moment, from 0 to 1.
    double at(double millis) {
        if (millis <= 0 || millis >= millis()) {
            return 0;
        }
        if (millis < attack) {
            return (1 - Math.cos(Math.PI * millis / attack)) / 2;
        }
        double dying = millis - attack - hold;
        return dying <= 0 ? 1 : Math.pow(1 - dying / release, bend);
    }
}
