package millebornes.desktop.day;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import millebornes.records.DealOfTheDay;

/// The selection on the page of the deal of the day, and the month that its calendar shows.
///
/// @param today the player's local date
/// @param chosen the selected day, not later than today
/// @param month the month that is shown
/// @param share the content of the share line
record DaySelection(LocalDate today, LocalDate chosen, YearMonth month, ShareLine share) {

    /// The initial selection: today, in its month.
    public static DaySelection at(LocalDate today) {
        return new DaySelection(today, today, YearMonth.from(today), ShareLine.USUAL);
    }

    /// Whether a day has a deal that can be played now.
    public boolean isOpen(LocalDate day) {
        return !day.isAfter(today) && (day.equals(today) || !day.isBefore(DealOfTheDay.FIRST));
    }

    /// Whether a day is in the month that is shown.
    public boolean isShown(LocalDate day) {
        return YearMonth.from(day).equals(month);
    }

    /// This selection with another day in its month, if that day can be played.
    public DaySelection choose(LocalDate day) {
        return isOpen(day) ? new DaySelection(today, day, YearMonth.from(day), share) : this;
    }

    /// Whether there is an earlier month with a deal.
    public boolean hasPrevious() {
        return month.isAfter(YearMonth.from(DealOfTheDay.FIRST));
    }

    /// Whether there is a later month with a day that can be played.
    public boolean hasNext() {
        return month.isBefore(YearMonth.from(today));
    }

    /// This selection with the month before, or after, the one that is shown, if there is any.
    ///
    /// @param direction -1 for the month before, 1 for the month after
    public DaySelection turn(int direction) {
        boolean there = direction < 0 ? hasPrevious() : hasNext();
        return there ? new DaySelection(today, chosen, month.plusMonths(direction), share) : this;
    }

    /// This selection with another content of the share line.
    public DaySelection share(ShareLine newLine) {
        return new DaySelection(today, chosen, month, newLine);
    }

    /// The number of days between Monday and the first day of a month.
    static int indent(YearMonth month) {
        return month.atDay(1).getDayOfWeek().getValue() - DayOfWeek.MONDAY.getValue();
    }
}
