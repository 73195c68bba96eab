package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.words.Language;

/// A voice that records its sentences.
final class RecordedTextToSpeech implements TextToSpeech {

    final List<String> said = new ArrayList<>();

    @Override
    public void say(String sentence, Language language) {
        said.add(sentence);
    }

    @Override
    public void hush() {}

    @Override
    public VoiceAvailability availability() {
        return VoiceAvailability.THERE;
    }
}
