package millebornes.desktop.sound;

import millebornes.words.Language;

/// Reads sentences aloud. Its methods neither block nor fail: without a voice there is silence.
public interface Voice {

    /// What is known of the machine's voice.
    enum VoiceAvailability {
        /// not tested yet
        UNKNOWN,
        THERE,
        MISSING
    }

    /// Nothing is ever said.
    Voice NONE = new Voice() {

        @Override
        public void say(String sentence, Language language) {}

        @Override
        public void hush() {}

        @Override
        public VoiceAvailability availability() {
            return VoiceAvailability.MISSING;
        }
    };

    /// Has a sentence said after those before it. Who listens to the newest ones is not kept waiting by old ones.
    void say(String sentence, Language language);

    /// Says nothing more of what was asked for until now.
    void hush();

    VoiceAvailability availability();
}
