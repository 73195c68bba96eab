package millebornes.desktop.sound;

/// A sound with its time.
///
/// @param start when it begins, in ms of the wall's clock after the track's start
/// @param millis how long what is seen takes; an engine runs as long, anything else as long as it is
/// @param twin what is seen with it
public record ScheduledSound(SoundEffect effect, double start, double millis, VisualTwin twin) {

    public ScheduledSound {
        if (!(start >= 0) || !(millis >= 0)) {
            throw new IllegalArgumentException("A sound has its time: " + start + " ms, " + millis + " ms");
        }
    }
}
