package millebornes.words;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/// Formats times relative to today: `today at 6:40 PM`, `yesterday at 9:14 PM`, `Saturday, August 15`,
/// `November 2, 2025`.
public final class RelativeTimeFormatter {

    /// The number of days after which a date has its year instead of its weekday.
    private static final int LATELY = 300;

    private RelativeTimeFormatter() {}

    /// A moment in the past, relative to the current time.
    ///
    /// @param now the current time
    /// @param zone the time zone of days and hours
    public static String of(Words words, Instant moment, Instant now, ZoneId zone) {
        ZonedDateTime then = moment.atZone(zone);
        LocalDate today = now.atZone(zone).toLocalDate();
        LocalDate day = then.toLocalDate();
        if (day.equals(today)) {
            return words.text("moment.today", CalendarDateFormatter.time(words, then));
        }
        if (day.equals(today.minusDays(1))) {
            return words.text("moment.yesterday", CalendarDateFormatter.time(words, then));
        }
        return day.isAfter(today.minusDays(LATELY))
                ? CalendarDateFormatter.recent(words, day)
                : CalendarDateFormatter.longAgo(words, day);
    }

    /// A moment as [#of], but shorter: for today only the time of day.
    public static String briefly(Words words, Instant moment, Instant now, ZoneId zone) {
        ZonedDateTime then = moment.atZone(zone);
        return then.toLocalDate().equals(now.atZone(zone).toLocalDate())
                ? words.text("moment.hour", CalendarDateFormatter.time(words, then))
                : of(words, moment, now, zone);
    }
}
