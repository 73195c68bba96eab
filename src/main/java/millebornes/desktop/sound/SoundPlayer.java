package millebornes.desktop.sound;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Whoever can have something heard. Nothing here waits, and nothing fails: where there is no sound, there is silence.
///
/// It belongs to the toolkit's thread.
public interface SoundPlayer {

    /// What is known of the machine's sound.
    enum SoundAvailability {
        /// nobody has asked yet
        UNKNOWN,
        THERE,
        /// none was found, or it has failed
        MISSING
    }

    /// Nothing is ever heard.
    SoundPlayer NONE = new SoundPlayer() {

        private final SimpleObjectProperty<SoundAvailability> output =
                new SimpleObjectProperty<>(this, "output", SoundAvailability.UNKNOWN);

        @Override
        public void play(SoundPlan track) {}

        @Override
        public void hush() {}

        @Override
        public void setLoudness(VolumeSetting loudness) {}

        @Override
        public void checkAvailability() {}

        @Override
        public ReadOnlyObjectProperty<SoundAvailability> output() {
            return output;
        }
    };

    /// Has a track heard.
    void play(SoundPlan track);

    /// Ends what is heard, softly, and forgets what was to come.
    void hush();

    /// Makes everything as loud as that from now on.
    void setLoudness(VolumeSetting loudness);

    /// Looks whether the machine has sound, also after it had none. What was found is told by [#output].
    void checkAvailability();

    /// What is known of the machine's sound.
    ReadOnlyObjectProperty<SoundAvailability> output();
}
