package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

/// Dates in each language.
class CalendarDateFormatterTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);
    private static final LocalDate DAY = LocalDate.of(2026, 11, 22);

    @Test
    void aDayIsWrittenOut() {
        assertThat(CalendarDateFormatter.full(FRENCH, DAY)).isEqualTo("Dimanche 22 novembre 2026");
        assertThat(CalendarDateFormatter.full(ENGLISH, DAY)).isEqualTo("Sunday, November 22, 2026");
    }

    @Test
    void theFirstOfAMonthIsAnOrdinalInFrench() {
        LocalDate first = LocalDate.of(2026, 8, 1);
        assertThat(CalendarDateFormatter.full(FRENCH, first)).isEqualTo("Samedi 1er août 2026");
        assertThat(CalendarDateFormatter.full(ENGLISH, first)).isEqualTo("Saturday, August 1, 2026");
    }

    @Test
    void aMomentIsToldFromToday() {
        ZoneId zone = ZoneId.of("Europe/Paris");
        Instant now = DAY.atTime(20, 0).atZone(zone).toInstant();
        Instant evening = DAY.atTime(18, 5).atZone(zone).toInstant();
        assertThat(RelativeTimeFormatter.of(FRENCH, evening, now, zone)).isEqualTo("aujourd’hui à 18\u00a0h\u00a005");
        assertThat(RelativeTimeFormatter.of(ENGLISH, evening, now, zone)).isEqualTo("today at 6:05\u00a0PM");
        Instant august = LocalDate.of(2026, 8, 1).atTime(9, 0).atZone(zone).toInstant();
        assertThat(RelativeTimeFormatter.of(FRENCH, august, now, zone)).isEqualTo("samedi 1er août");
        assertThat(RelativeTimeFormatter.of(ENGLISH, august, now, zone)).isEqualTo("Saturday, August 1");
        Instant longAgo = LocalDate.of(2025, 11, 1).atTime(9, 0).atZone(zone).toInstant();
        assertThat(RelativeTimeFormatter.of(FRENCH, longAgo, now, zone)).isEqualTo("1er novembre 2025");
        assertThat(RelativeTimeFormatter.of(ENGLISH, longAgo, now, zone)).isEqualTo("November 1, 2025");
    }

    @Test
    void onAPostmarkItIsShort() {
        assertThat(CalendarDateFormatter.postmark(FRENCH, DAY)).isEqualTo("22 NOV. 2026");
        assertThat(CalendarDateFormatter.postmark(ENGLISH, DAY)).isEqualTo("22 NOV 2026");
    }
}
