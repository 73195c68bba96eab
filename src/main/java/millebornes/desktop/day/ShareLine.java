package millebornes.desktop.day;

import java.util.stream.Collectors;
import millebornes.records.DayResult;
import millebornes.records.JourneySign;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.Words;

/// The line that somebody may copy and send: which day, and the way of one car as small signs.
///
/// Law: it holds nothing but what its player has chosen to show, made of what everybody has seen of the match; nobody's
/// name but the player's own, and that only where it was asked for.
///
/// @param points whether the points stand in it
/// @param name whether the player's name stands in it
record ShareLine(boolean points, boolean name) {

    /// With the points, without a name: what is shown while nobody has chosen.
    public static final ShareLine USUAL = new ShareLine(true, false);

    private static final String BETWEEN = " · ";

    /// Which game, which day.
    private static String head(Words words, DayResult result) {
        return words.text("app.title") + BETWEEN + CalendarDateFormatter.day(words, result.day());
    }

    /// The points and the name, where they are shown; empty where neither is.
    public String tail(Words words, DayResult result) {
        String tail = points ? words.text("day.points", result.points()) : "";
        if (!name || result.name().isBlank()) {
            return tail;
        }
        return tail.isEmpty() ? result.name() : tail + BETWEEN + result.name();
    }

    /// All of it, in one line.
    public String text(Words words, DayResult result) {
        String signs = result.way().stream().map(JourneySign::sign).collect(Collectors.joining());
        String tail = tail(words, result);
        return head(words, result) + BETWEEN + signs + (tail.isEmpty() ? "" : BETWEEN + tail);
    }
}
