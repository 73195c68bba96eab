package millebornes.words;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/// Moments as people say them: `today, 18:40`, `yesterday, 21:14`, `Saturday 15 August`, `2 November 2025`.
public final class RelativeTimeFormatter {

    private static final String TIME = "HH:mm";

    /// So many days back the day of the week helps.
    private static final int LATELY = 300;

    private RelativeTimeFormatter() {}

    /// A moment that is over.
    ///
    /// @param now decides what today is
    /// @param zone whose days and hours are said
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

    /// The same where there is little room: of a moment of today only the hour is said.
    public static String briefly(Words words, Instant moment, Instant now, ZoneId zone) {
        ZonedDateTime then = moment.atZone(zone);
        return then.toLocalDate().equals(now.atZone(zone).toLocalDate())
                ? words.text("moment.hour", CalendarDateFormatter.format(words, TIME, then))
                : of(words, moment, now, zone);
    }
}
