package millebornes.cli.text;

import java.util.List;
import java.util.Locale;
import millebornes.words.Words;

/// Recognises the answers to yes-or-no questions.
final class YesOrNo {

    private YesOrNo() {}

    /// Whether a typed text is one of the words in the text of a key, such as `terminal.yes`.
    static boolean says(String key, String typed, Words words) {
        return List.of(words.text(key).split(",")).contains(typed.strip().toLowerCase(Locale.ROOT));
    }
}
