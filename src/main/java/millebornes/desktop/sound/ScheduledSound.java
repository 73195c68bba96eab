package millebornes.desktop.sound;

/// A sound with its time.
///
/// @param start when it begins, in ms of the wall's clock after the track's start
/// @param millis the duration of its animation; an engine sounds as long, other sounds have their own length
/// @param twin its visual equivalent
public record ScheduledSound(SoundEffect effect, double start, double millis, VisualTwin twin) {

    public ScheduledSound {
        if (!(start >= 0) || !(millis >= 0)) {
            throw new IllegalArgumentException("A sound has its time: " + start + " ms, " + millis + " ms");
        }
    }
}
