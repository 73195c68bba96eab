package millebornes.words;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/// Writes days of the calendar as people do on a letter.
public final class CalendarDateFormatter {

    private CalendarDateFormatter() {}

    /// `Dimanche 22 novembre 2026`, `Sunday 22 November 2026`.
    public static String full(Words words, LocalDate day) {
        String written = format(words, "EEEE " + number(words, day) + " MMMM yyyy", day);
        return written.substring(0, 1).toUpperCase(Locale.ROOT) + written.substring(1);
    }

    /// A day without its name: `1er nov. 2026`, `1 Nov 2026`.
    public static String day(Words words, LocalDate day) {
        return format(words, number(words, day) + " MMM yyyy", day);
    }

    /// As short as on a postmark: `22 NOV. 2026`, `22 NOV 2026`.
    public static String postmark(Words words, LocalDate day) {
        return format(words, "d MMM yyyy", day).toUpperCase(Locale.ROOT);
    }

    /// In French a month begins with its first, and only that day is an ordinal.
    private static String number(Words words, LocalDate day) {
        return words.language() == Language.FRENCH && day.getDayOfMonth() == 1 ? "d'er'" : "d";
    }

    /// A day or a moment in a pattern of the language.
    static String format(Words words, String pattern, TemporalAccessor day) {
        return DateTimeFormatter.ofPattern(
                        pattern, Locale.forLanguageTag(words.language().tag()))
                .format(day);
    }
}
