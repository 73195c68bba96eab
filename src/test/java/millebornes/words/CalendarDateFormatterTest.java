package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/// Days as each language writes them.
class CalendarDateFormatterTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);
    private static final LocalDate DAY = LocalDate.of(2026, 11, 22);

    @Test
    void aDayIsWrittenOut() {
        assertThat(CalendarDateFormatter.full(FRENCH, DAY)).isEqualTo("Dimanche 22 novembre 2026");
        assertThat(CalendarDateFormatter.full(ENGLISH, DAY)).isEqualTo("Sunday 22 November 2026");
    }

    @Test
    void theFirstOfAMonthIsAnOrdinalInFrench() {
        LocalDate first = LocalDate.of(2026, 8, 1);
        assertThat(CalendarDateFormatter.full(FRENCH, first)).isEqualTo("Samedi 1er août 2026");
        assertThat(CalendarDateFormatter.full(ENGLISH, first)).isEqualTo("Saturday 1 August 2026");
    }

    @Test
    void onAPostmarkItIsShort() {
        assertThat(CalendarDateFormatter.postmark(FRENCH, DAY)).isEqualTo("22 NOV. 2026");
        assertThat(CalendarDateFormatter.postmark(ENGLISH, DAY)).isEqualTo("22 NOV 2026");
    }
}
