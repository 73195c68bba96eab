package millebornes.desktop.day;

import java.util.List;
import java.util.Optional;
import millebornes.records.DayResult;

/// What is seen of the deal of the day.
///
/// @param weekday of the leaf, in words
/// @param number of the day on the leaf
/// @param month and year of the leaf
/// @param result what is remembered of the deal on the leaf
/// @param headline who has come how far up; without a result, that the deal waits
/// @param detail how far, and the points; without a result, how one plays
/// @param title the month that is shown
/// @param count how many of its deals were played
/// @param weekdays the heads of the columns, Monday first
/// @param cells its days, the first of the month in front
/// @param indent how many columns stay empty before the first day
/// @param next which deal comes next
record DayViewState(
        String weekday,
        String number,
        String month,
        Optional<DayResult> result,
        String headline,
        String detail,
        String title,
        String count,
        List<String> weekdays,
        List<DayCell> cells,
        int indent,
        String next) {

    public DayViewState {
        weekdays = List.copyOf(weekdays);
        cells = List.copyOf(cells);
    }
}
