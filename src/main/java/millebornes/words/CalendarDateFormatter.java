package millebornes.words;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/// Writes days of the calendar as people do on a letter.
public final class CalendarDateFormatter {

    private CalendarDateFormatter() {}

    /// A day with its weekday, at the beginning of a line: `Dimanche 22 novembre 2026`, `Sunday, November 22, 2026`.
    public static String full(Words words, LocalDate day) {
        String written = named(words, day);
        return written.substring(0, 1).toUpperCase(Locale.ROOT) + written.substring(1);
    }

    /// A day with its weekday, inside a sentence: `dimanche 22 novembre 2026`.
    public static String named(Words words, LocalDate day) {
        return written(words, day, "EEEE d MMMM yyyy", "EEEE, MMMM d, yyyy");
    }

    /// A day without its weekday: `1er nov. 2026`, `Nov 1, 2026`.
    public static String day(Words words, LocalDate day) {
        return written(words, day, "d MMM yyyy", "MMM d, yyyy");
    }

    /// The name of a day of the week, as it stands in a sentence: `dimanche`, `Sunday`.
    public static String weekday(Words words, DayOfWeek day) {
        return format(words, "EEEE", day);
    }

    /// The short name of a day of the week, for the head of a column: `dim.`, `Sun`.
    public static String weekdayHead(Words words, DayOfWeek day) {
        return format(words, "EEE", day);
    }

    /// A month with its year, at the beginning of a line: `Novembre 2026`, `November 2026`.
    public static String month(Words words, YearMonth month) {
        String written = format(words, "MMMM yyyy", month);
        return written.substring(0, 1).toUpperCase(Locale.ROOT) + written.substring(1);
    }

    /// A day in capitals, as on a postmark: `22 NOV. 2026`, `22 NOV 2026`.
    public static String postmark(Words words, LocalDate day) {
        return format(words, "d MMM yyyy", day).toUpperCase(Locale.ROOT);
    }

    /// A recent day: `samedi 15 août`, `Saturday, August 15`.
    static String recent(Words words, LocalDate day) {
        return written(words, day, "EEEE d MMMM", "EEEE, MMMM d");
    }

    /// A day of another year: `2 novembre 2025`, `November 2, 2025`.
    static String longAgo(Words words, LocalDate day) {
        return written(words, day, "d MMMM yyyy", "MMMM d, yyyy");
    }

    /// A time of day: `18 h 40`, `6:40 PM`.
    static String time(Words words, TemporalAccessor moment) {
        return format(words, words.language() == Language.FRENCH ? "H\u00a0'h'\u00a0mm" : "h:mm\u00a0a", moment);
    }

    /// A day in the pattern of its language. French writes the first of the month as an ordinal (1er), others as
    /// numbers.
    private static String written(Words words, LocalDate day, String french, String english) {
        return switch (words.language()) {
            case FRENCH -> format(words, day.getDayOfMonth() == 1 ? french.replace("d", "d'er'") : french, day);
            case ENGLISH -> format(words, english, day);
        };
    }

    /// A date or time in a pattern, with the names of the language.
    private static String format(Words words, String pattern, TemporalAccessor day) {
        return DateTimeFormatter.ofPattern(
                        pattern, Locale.forLanguageTag(words.language().tag()))
                .format(day);
    }
}
