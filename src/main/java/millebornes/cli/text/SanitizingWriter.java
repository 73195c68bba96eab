package millebornes.cli.text;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/// Writes to a terminal without control sequences: control characters, which begin escape sequences, and characters
/// that change the direction of text are replaced by U+FFFD. File names and arguments may contain them. Line ends and
/// tabs pass.
public final class SanitizingWriter extends FilterWriter {

    private static final char REPLACEMENT = '\uFFFD';
    private static final char JOINER = '\u200D';

    /// @param out the underlying writer
    public SanitizingWriter(Writer out) {
        super(out);
    }

    /// A copy of the text with U+FFFD for each unsafe character.
    public static String safe(String text) {
        char[] letters = text.toCharArray();
        for (int at = 0; at < letters.length; at++) {
            letters[at] = safe(letters[at]);
        }
        return new String(letters);
    }

    private static char safe(char letter) {
        return isObeyed(letter) ? REPLACEMENT : letter;
    }

    /// A copy of a JSON text with unsafe characters escaped, so that its meaning is unchanged.
    public static String safeJson(String json) {
        StringBuilder safe = new StringBuilder(json.length());
        for (int at = 0; at < json.length(); at++) {
            char letter = json.charAt(at);
            if (isObeyed(letter)) {
                safe.append(String.format(Locale.ROOT, "\\u%04x", (int) letter));
            } else {
                safe.append(letter);
            }
        }
        return safe.toString();
    }

    private static boolean isObeyed(char letter) {
        return switch (letter) {
            case '\n', '\r', '\t', JOINER -> false;
            default ->
                switch (Character.getType(letter)) {
                    case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                        true;
                    default -> false;
                };
        };
    }

    @Override
    public void write(int letter) throws IOException {
        out.write(safe((char) letter));
    }

    @Override
    public void write(char[] letters, int from, int length) throws IOException {
        out.write(safe(new String(letters, from, length)));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        out.write(safe(text.substring(from, from + length)));
    }
}
