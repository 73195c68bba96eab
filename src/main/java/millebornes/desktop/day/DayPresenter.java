package millebornes.desktop.day;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.desktop.day.DayViewState.DayCell;
import millebornes.records.DayResult;
import millebornes.records.DaysPlayed;
import millebornes.records.DealOfTheDay;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.PlayerNames;
import millebornes.words.Words;

/// Creates the view state of the days that were played.
final class DayPresenter {

    private DayPresenter() {}

    /// Creates the view state of the page.
    public static DayViewState present(Words words, DaysPlayed days, DaySelection selection) {
        LocalDate day = selection.chosen();
        Optional<DayResult> result = days.of(DealOfTheDay.on(day));
        List<DayResult> inMonth = days.in(selection.month());
        return new DayViewState(
                CalendarDateFormatter.weekday(words, day.getDayOfWeek()),
                Integer.toString(day.getDayOfMonth()),
                CalendarDateFormatter.month(words, YearMonth.from(day)),
                result,
                result.map(dayResult -> headline(words, dayResult)).orElseGet(() -> words.text("day.waits")),
                result.map(dayResult -> detail(words, dayResult)).orElseGet(() -> words.text("day.waits.detail")),
                CalendarDateFormatter.month(words, selection.month()),
                inMonth.isEmpty()
                        ? ""
                        : words.sentence(
                                "day.count",
                                Map.of(
                                        "n",
                                        inMonth.size(),
                                        "won",
                                        inMonth.stream()
                                                .filter(DayResult::isWon)
                                                .count())),
                Arrays.stream(DayOfWeek.values())
                        .map(weekday -> CalendarDateFormatter.weekdayHead(words, weekday))
                        .toList(),
                cells(words, days, selection),
                DaySelection.indent(selection.month()),
                words.text(
                        "day.next",
                        CalendarDateFormatter.named(words, selection.today().plusDays(1))));
    }

    private static List<DayCell> cells(Words words, DaysPlayed days, DaySelection selection) {
        LocalDate tabbed = tabbed(selection);
        return IntStream.rangeClosed(1, selection.month().lengthOfMonth())
                .mapToObj(selection.month()::atDay)
                .map(day -> {
                    Optional<DayResult> result = days.of(DealOfTheDay.on(day));
                    String said = CalendarDateFormatter.full(words, day);
                    String spoken = result.map(dayResult -> words.text(
                                    "day.spoken", said, headline(words, dayResult), detail(words, dayResult)))
                            .orElseGet(() ->
                                    words.text(selection.isOpen(day) ? "day.spoken.open" : "day.spoken.toCome", said));
                    return new DayCell(
                            day,
                            result,
                            selection.isOpen(day),
                            day.equals(selection.chosen()),
                            day.equals(tabbed),
                            spoken);
                })
                .toList();
    }

    /// The day that Tab reaches: the selected one or, if it is not shown, the last one that can be played.
    private static LocalDate tabbed(DaySelection selection) {
        return selection.isShown(selection.chosen())
                ? selection.chosen()
                : IntStream.rangeClosed(1, selection.month().lengthOfMonth())
                        .mapToObj(selection.month()::atDay)
                        .filter(selection::isOpen)
                        .max(Comparator.naturalOrder())
                        .orElse(selection.today());
    }

    private static String headline(Words words, DayResult result) {
        boolean named = !PlayerNames.isUnseen(words, result.name());
        if (result.isWon()) {
            return named ? words.text("day.won.by", result.name()) : words.text("day.won");
        }
        return named
                ? words.text("day.place.of", result.name(), result.place(), result.seats())
                : words.text("day.place", result.place(), result.seats());
    }

    private static String detail(Words words, DayResult result) {
        return words.text("day.detail", result.km(), words.text("day.points", result.points()));
    }
}
