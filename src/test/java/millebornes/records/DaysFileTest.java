package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.save.StoredValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One calendar for several programs, and corrupt files.
class DaysFileTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 22);
    private static final int EACH = 20;

    @TempDir
    private Path home;

    @Test
    void whereThereIsNoFileNoDayWasPlayed() throws IOException {
        assertThat(DaysCodec.in(home).read()).isEqualTo(DaysPlayed.NONE);
    }

    @Test
    void theFirstTimeCounts() throws IOException {
        StoredValue<DaysPlayed> fileValue = DaysCodec.in(home);
        fileValue.change(played -> played.with(result(DAY, 600)));
        fileValue.change(played -> played.with(result(DAY, 1000)));
        fileValue.change(played -> played.with(result(DAY.minusDays(30), 450)));
        DaysPlayed days = fileValue.read();
        assertThat(days.results())
                .extracting(DayResult::day, DayResult::km)
                .containsExactly(tuple(DAY.minusDays(30), 450), tuple(DAY, 600));
        assertThat(days.of(DealOfTheDay.on(DAY))).contains(result(DAY, 600));
        assertThat(days.of(DealOfTheDay.on(DAY.plusDays(1)))).isEmpty();
        assertThat(days.in(YearMonth.of(2026, 10))).hasSize(1);
    }

    @Test
    void severalThreadsLoseNothing() throws Exception {
        List<Thread> threads = IntStream.range(0, 3)
                .mapToObj(year -> Thread.ofPlatform().start(() -> {
                    try {
                        for (int day = 0; day < EACH; day++) {
                            DayResult moreResult = result(DAY.plusYears(year).plusDays(day), 100);
                            DaysCodec.in(home).change(days -> days.with(moreResult));
                        }
                    } catch (IOException failed) {
                        throw new AssertionError(failed);
                    }
                }))
                .toList();
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(DaysCodec.in(home).read().results()).hasSize(3 * EACH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"days\":[{}]}",
                "{\"days\":[{\"day\":\"2026-11-22\",\"edition\":\"board\",\"name\":\"\",\"against\":\"computers\","
                        + "\"seats\":4,\"km\":1,\"points\":1,\"place\":9,\"way\":[]}]}",
                "{\"days\":[{\"day\":\"yesterday\",\"edition\":\"board\",\"name\":\"\",\"against\":\"computers\","
                        + "\"seats\":4,\"km\":1,\"points\":1,\"place\":1,\"way\":[]}]}"
            })
    void whatIsNoCalendarIsPutAsideBeforeADayIsKept(String content) throws IOException {
        Path file = Files.writeString(home.resolve("days.json"), content);
        StoredValue<DaysPlayed> days = DaysCodec.in(home);
        assertThatThrownBy(days::read).isInstanceOf(IOException.class);
        days.change(played -> played.with(result(DAY, 600)));
        assertThat(days.read().results()).containsExactly(result(DAY, 600));
        assertThat(file.resolveSibling("days.json.unreadable")).hasContent(content);
    }

    private static DayResult result(LocalDate day, int km) {
        return new DayResult(
                day,
                "board",
                "Zoé « Z »",
                DayResult.Company.COMPUTERS,
                4,
                km,
                km,
                2,
                List.of(JourneyEventIcon.GREEN_LIGHT, JourneyEventIcon.KM_100, JourneyEventIcon.HELD_UP));
    }
}
