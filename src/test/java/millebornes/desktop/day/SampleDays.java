package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.controls.DayExits;
import millebornes.records.DayResult;
import millebornes.records.DaysPlayed;
import millebornes.records.DealOfTheDay;
import millebornes.records.JourneyEventIcon;

/// A month of Anna's, who plays on some days.
public final class SampleDays {

    /// The day on which she looks at it.
    public static final LocalDate TODAY = LocalDate.of(2026, 11, 22);

    private static final List<JourneyEventIcon> WAY = List.of(
            JourneyEventIcon.GREEN_LIGHT,
            JourneyEventIcon.KM_100,
            JourneyEventIcon.KM_75,
            JourneyEventIcon.HELD_UP,
            JourneyEventIcon.REPAIRED,
            JourneyEventIcon.KM_100,
            JourneyEventIcon.KM_200,
            JourneyEventIcon.HELD_UP,
            JourneyEventIcon.SAFETY,
            JourneyEventIcon.KM_100,
            JourneyEventIcon.KM_100,
            JourneyEventIcon.KM_50,
            JourneyEventIcon.KM_75,
            JourneyEventIcon.KM_200,
            JourneyEventIcon.FINISH);

    private static final int[][] DAYS = {
        {1, 1, 1000},
        {2, 3, 450},
        {4, 2, 1000},
        {5, 2, 725},
        {6, 4, 600},
        {7, 1, 1000},
        {8, 2, 1000},
        {9, 1, 1000},
        {11, 2, 850},
        {12, 4, 300},
        {14, 1, 1000},
        {15, 2, 1000},
        {16, 3, 675},
        {18, 1, 1000},
        {20, 2, 925},
        {21, 2, 1000},
        {22, 1, 1000}
    };

    /// A family sits at the table, and no button leads anywhere.
    public static final DayExits NOWHERE = new DayExits() {
        @Override
        public void play(DealOfTheDay deal) {}

        @Override
        public boolean hasFamily(DealOfTheDay deal) {
            return true;
        }

        @Override
        public void playAsFamily(DealOfTheDay deal) {}

        @Override
        public boolean copy(String line) {
            return true;
        }

        @Override
        public void back() {}
    };

    private SampleDays() {}

    /// Seventeen days, today among them.
    public static DaysPlayed month() {
        List<DayResult> results = new ArrayList<>();
        for (int[] day : DAYS) {
            results.add(result(TODAY.withDayOfMonth(day[0]), day[1], day[2], way(day[2])));
        }
        return new DaysPlayed(results);
    }

    /// The same, today to come.
    static DaysPlayed untilYesterday() {
        return new DaysPlayed(month().results().stream()
                .filter(result -> result.day().isBefore(TODAY))
                .toList());
    }

    /// One long round with as many signs as three ways.
    static DaysPlayed longWay() {
        List<JourneyEventIcon> way =
                Stream.of(way(600), way(600), WAY).flatMap(List::stream).toList();
        return new DaysPlayed(List.of(result(TODAY, 2, 1000, way)));
    }

    private static List<JourneyEventIcon> way(int km) {
        return km == 1000
                ? WAY
                : WAY.stream().filter(icon -> icon != JourneyEventIcon.FINISH).toList();
    }

    private static DayResult result(LocalDate day, int place, int km, List<JourneyEventIcon> way) {
        return new DayResult(
                day, "board", "Anna", DayResult.Company.COMPUTERS, 4, km, place == 1 ? 1800 : km, place, way);
    }
}
