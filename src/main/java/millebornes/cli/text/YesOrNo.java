package millebornes.cli.text;

import java.util.List;
import java.util.Locale;
import millebornes.words.Words;

/// Answers to questions that have two.
final class YesOrNo {

    private YesOrNo() {}

    /// Whether what was typed is one of the words of that key.
    static boolean says(String key, String typed, Words words) {
        return List.of(words.text(key).split(",")).contains(typed.strip().toLowerCase(Locale.ROOT));
    }
}
