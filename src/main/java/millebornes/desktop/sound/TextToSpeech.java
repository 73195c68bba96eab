package millebornes.desktop.sound;

import millebornes.words.Language;

/// Reads sentences aloud. Its methods neither block nor fail: without a voice there is silence.
public interface TextToSpeech {

    /// The state of the machine's voice.
    enum VoiceAvailability {
        /// not tested yet
        UNKNOWN,
        THERE,
        MISSING
    }

    /// A voice that says nothing.
    TextToSpeech NONE = new TextToSpeech() {

        @Override
        public void say(String sentence, Language language) {}

        @Override
        public void hush() {}

        @Override
        public VoiceAvailability availability() {
            return VoiceAvailability.MISSING;
        }
    };

    /// Queues a sentence. If the queue is full, the oldest ones are dropped.
    void say(String sentence, Language language);

    /// Stops speaking and drops pending sentences.
    void hush();

    VoiceAvailability availability();
}
