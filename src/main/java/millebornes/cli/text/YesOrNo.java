package millebornes.cli.text;

import java.util.List;
import java.util.Locale;
import millebornes.words.Words;

/// Recognises the answers to yes-or-no questions.
final class YesOrNo {

    private YesOrNo() {}

    /// Whether the typed text is one of the words of that key.
    static boolean says(String key, String typed, Words words) {
        return List.of(words.text(key).split(",")).contains(typed.strip().toLowerCase(Locale.ROOT));
    }
}
