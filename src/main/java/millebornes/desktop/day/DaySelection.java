package millebornes.desktop.day;

import java.time.LocalDate;
import java.time.YearMonth;
import millebornes.records.DealOfTheDay;

/// The selection on the page of the deal of the day.
///
/// @param today the player's local date
/// @param chosen the selected day, not later than today
/// @param month the month that is shown
/// @param share the content of the share line
record DaySelection(LocalDate today, LocalDate chosen, YearMonth month, ShareLine share) {

    /// The initial selection: today.
    public static DaySelection at(LocalDate today) {
        return new DaySelection(today, today, YearMonth.from(today), ShareLine.USUAL);
    }

    /// Whether a day has a deal that can be played now.
    public boolean isOpen(LocalDate day) {
        return !day.isAfter(today) && (day.equals(today) || !day.isBefore(DealOfTheDay.FIRST));
    }

    /// This selection with another day, if that day can be played; its month is shown.
    public DaySelection choose(LocalDate day) {
        return isOpen(day) ? new DaySelection(today, day, YearMonth.from(day), share) : this;
    }

    /// Whether there is an earlier month.
    public boolean hasPrevious() {
        return month.isAfter(YearMonth.from(DealOfTheDay.FIRST));
    }

    /// Whether there is a later month.
    public boolean hasNext() {
        return month.isBefore(YearMonth.from(today));
    }

    /// This selection with another month, if there is one.
    public DaySelection turn(int months) {
        boolean there = months < 0 ? hasPrevious() : hasNext();
        return there ? new DaySelection(today, chosen, month.plusMonths(months), share) : this;
    }

    /// This selection with another content of the share line.
    public DaySelection share(ShareLine newLine) {
        return new DaySelection(today, chosen, month, newLine);
    }
}
