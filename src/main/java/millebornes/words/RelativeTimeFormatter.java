package millebornes.words;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/// Formats times relative to today: `today, 18:40`, `yesterday, 21:14`, `Saturday 15 August`, `2 November 2025`.
public final class RelativeTimeFormatter {

    private static final String TIME = "HH:mm";

    /// So many days back the day of the week helps.
    private static final int LATELY = 300;

    private RelativeTimeFormatter() {}

    /// A moment that is over.
    ///
    /// @param now the current time
    /// @param zone the time zone of days and hours
    public static String of(Words words, Instant moment, Instant now, ZoneId zone) {
        ZonedDateTime then = moment.atZone(zone);
        LocalDate today = now.atZone(zone).toLocalDate();
        LocalDate day = then.toLocalDate();
        if (day.equals(today)) {
            return words.text("moment.today", CalendarDateFormatter.format(words, TIME, then));
        }
        if (day.equals(today.minusDays(1))) {
            return words.text("moment.yesterday", CalendarDateFormatter.format(words, TIME, then));
        }
        return CalendarDateFormatter.format(
                words, day.isAfter(today.minusDays(LATELY)) ? "EEEE d MMMM" : "d MMMM yyyy", then);
    }

    /// A shorter form: for today only the time of day.
    public static String briefly(Words words, Instant moment, Instant now, ZoneId zone) {
        ZonedDateTime then = moment.atZone(zone);
        return then.toLocalDate().equals(now.atZone(zone).toLocalDate())
                ? words.text("moment.hour", CalendarDateFormatter.format(words, TIME, then))
                : of(words, moment, now, zone);
    }
}
