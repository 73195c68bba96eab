package millebornes.words;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A pseudo-translation: every word of a real language becomes 40 % longer by doubled letters. A layout that has room
/// for it has room for translations to come.
public final class PseudoTranslation {

    private static final Pattern PLACE_OR_WORD = Pattern.compile("\\{\\w+(?::[^}]*)?}|\\{\\w+\\||\\p{L}+");
    private static final String VOWELS = "aeiouyàâäéèêëîïôöùûüœ";
    private static final double LONGER = 0.4;
    private static final Map<Language, Words> ALL = new EnumMap<>(Language.class);

    private PseudoTranslation() {}

    /// The long texts of a language.
    public static synchronized Words of(Language language) {
        return ALL.computeIfAbsent(language, itLanguage -> Words.of(itLanguage).rewritten(PseudoTranslation::longer));
    }

    /// A text with longer words. Dots at the end are written one by one, so that `…` means a text that was cut.
    static String longer(String text) {
        return PLACE_OR_WORD
                .matcher(text)
                .replaceAll(PseudoTranslation::replaced)
                .replace("…", "...");
    }

    private static String replaced(MatchResult found) {
        String word = found.group();
        return word.startsWith("{") ? word.replace("$", "\\$") : stretched(word);
    }

    private static String stretched(String word) {
        int extra = (int) Math.ceil(word.length() * LONGER);
        StringBuilder longer = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            String letter = word.substring(i, i + 1);
            longer.append(letter);
            if (extra > 0 && VOWELS.contains(letter.toLowerCase(Locale.ROOT))) {
                longer.append(letter.toLowerCase(Locale.ROOT));
                extra--;
            }
        }
        String last = word.substring(word.length() - 1).toLowerCase(Locale.ROOT);
        return longer.append(last.repeat(extra)).toString();
    }
}
