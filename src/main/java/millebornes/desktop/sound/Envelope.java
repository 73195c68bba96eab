package millebornes.desktop.sound;

/// The envelope of a sound: its loudness over time. It begins and ends at 0, so that nothing clicks.
///
/// @param attack the attack time in ms
/// @param hold the hold time in ms
/// @param release the release time in ms
/// @param bend the exponent of the release: 1 for linear, more for a faster start
record Envelope(double attack, double hold, double release, double bend) {

    /// The envelope of a struck or plucked sound: loud at once, then fading. The release time is in ms.
    static Envelope struck(double release) {
        return new Envelope(3, 0, release, 3);
    }

    /// The envelope of a blown or bowed sound, which swells, stays and ends. Times in ms.
    static Envelope held(double attack, double hold, double release) {
        return new Envelope(attack, hold, release, 1.6);
    }

    /// The duration from start to end, in ms.
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
