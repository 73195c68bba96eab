package millebornes.cli.text;

import java.util.ArrayList;
import java.util.List;

/// Wraps sentences between words. A terminal would break words in the middle, which a screen reader then reads as two.
final class LineWrapper {

    /// The width in characters below which lines are not wrapped.
    private static final int NARROWEST = 20;

    private LineWrapper() {}

    /// The lines of a sentence. Words longer than a line and words joined by no-break spaces stay whole.
    ///
    /// @param width the terminal's width in characters, or 0 if unknown
    static List<String> wrap(String sentence, int width) {
        List<String> lines = new ArrayList<>();
        String rest = sentence;
        while (width >= NARROWEST && rest.length() > width) {
            int space = rest.lastIndexOf(' ', width);
            if (space <= 0 || rest.substring(0, space).isBlank()) {
                space = rest.indexOf(' ', width);
            }
            if (space < 0) {
                break;
            }
            lines.add(rest.substring(0, space));
            rest = rest.substring(space + 1);
        }
        lines.add(rest);
        return lines;
    }
}
