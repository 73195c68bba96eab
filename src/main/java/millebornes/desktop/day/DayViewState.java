package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import millebornes.records.DayResult;

/// The view state of the deal of the day.
///
/// @param weekday the weekday of the selected day
/// @param number of the day on the leaf
/// @param month and year of the leaf
/// @param result the stored result of the selected day; empty if it was not played
/// @param headline the player's rank; without a result, an invitation to play
/// @param detail the kilometres and points; without a result, how to play
/// @param title the month that is shown
/// @param count the number of its deals that were played
/// @param weekdays the column headings, Monday first
/// @param cells the days of the month that is shown, in order
/// @param indent the number of empty columns before the first day of the month
/// @param next the next deal
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

    /// A day of the month.
    ///
    /// @param result the stored result of its deal
    /// @param open whether it can be played now
    /// @param chosen whether it is selected
    /// @param tabbed whether Tab reaches it: one of these days, from which the arrow keys lead on
    /// @param spoken the whole text for screen readers
    record DayCell(
            LocalDate day, Optional<DayResult> result, boolean open, boolean chosen, boolean tabbed, String spoken) {}
}
