package millebornes.cli.text;

import java.util.ArrayList;
import java.util.List;

/// Breaks what is said between words. A terminal that is left to itself breaks in the middle of one, and whoever has its
/// lines read hears two halves.
final class LineWrapper {

    /// A narrower terminal, or one that does not know its width, is left to itself.
    private static final int NARROWEST = 20;

    private LineWrapper() {}

    /// The lines of a sentence; a word that is longer than a line stays whole, and so does what a no-break space holds
    /// together.
    ///
    /// @param width how many characters the terminal shows in a line, or 0 when it does not know
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
