package millebornes.desktop.sound;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Plays sounds. Its methods neither block nor fail: without an audio device there is silence.
///
/// It belongs to the JavaFX thread.
public interface SoundPlayer {

    /// The state of the machine's audio device.
    enum SoundAvailability {
        /// not tested yet
        UNKNOWN,
        THERE,
        /// there is none, or it has failed
        MISSING
    }

    /// A player without sound.
    SoundPlayer NONE = new SoundPlayer() {

        private final SimpleObjectProperty<SoundAvailability> output =
                new SimpleObjectProperty<>(this, "output", SoundAvailability.UNKNOWN);

        @Override
        public void play(SoundPlan plan) {}

        @Override
        public void hush() {}

        @Override
        public void setLoudness(VolumeSetting volume) {}

        @Override
        public void checkAvailability() {}

        @Override
        public ReadOnlyObjectProperty<SoundAvailability> output() {
            return output;
        }
    };

    /// Plays a track.
    void play(SoundPlan plan);

    /// Fades out the current sounds and drops those to come.
    void hush();

    /// Sets the volume of all sounds, also of those that are playing.
    void setLoudness(VolumeSetting volume);

    /// Checks again whether the machine has an audio device. [#output] has the result.
    void checkAvailability();

    /// The state of the machine's audio device.
    ReadOnlyObjectProperty<SoundAvailability> output();
}
