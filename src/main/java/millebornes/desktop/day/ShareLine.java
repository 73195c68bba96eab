package millebornes.desktop.day;

import java.util.stream.Collectors;
import millebornes.records.DayResult;
import millebornes.records.JourneyEventIcon;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.Words;

/// The share line, a text to be copied and sent: the day, and the journey of one car as emoji. This record says what it
/// contains.
///
/// Invariant: it contains only public information about the match, and no name but the player's, and that only if
/// chosen.
///
/// @param points whether it contains the points
/// @param name whether it contains the player's name
record ShareLine(boolean points, boolean name) {

    /// The default: with the points, without a name.
    public static final ShareLine USUAL = new ShareLine(true, false);

    private static final String BETWEEN = " · ";

    /// The beginning of the line: the name of the game and the day.
    private static String head(Words words, DayResult result) {
        return words.text("app.title") + BETWEEN + CalendarDateFormatter.day(words, result.day());
    }

    /// The end of the line: the points and the name, as far as chosen; may be empty.
    public String tail(Words words, DayResult result) {
        String tail = points ? words.text("day.points", result.points()) : "";
        if (!name || result.name().isBlank()) {
            return tail;
        }
        return tail.isEmpty() ? result.name() : tail + BETWEEN + result.name();
    }

    /// The whole line for a result.
    public String text(Words words, DayResult result) {
        String signs = result.way().stream().map(JourneyEventIcon::sign).collect(Collectors.joining());
        String tail = tail(words, result);
        return head(words, result) + BETWEEN + signs + (tail.isEmpty() ? "" : BETWEEN + tail);
    }
}
