package millebornes.desktop.day;

import java.time.LocalDate;
import java.time.YearMonth;
import millebornes.records.DealOfTheDay;

/// What is open on the page.
///
/// @param today by the player's own calendar
/// @param chosen the day on the leaf: none later than today
/// @param month the month that is shown
/// @param share what the line is to show
record DayView(LocalDate today, LocalDate chosen, YearMonth month, ShareLine share) {

    /// The page as it is opened, at today's leaf.
    public static DayView at(LocalDate today) {
        return new DayView(today, today, YearMonth.from(today), ShareLine.USUAL);
    }

    /// Whether a day has a deal that can be played now.
    public boolean isOpen(LocalDate day) {
        return !day.isAfter(today) && (day.equals(today) || !day.isBefore(DealOfTheDay.FIRST));
    }

    /// The page with another day on its leaf, where that one can be played; its month is shown.
    public DayView choose(LocalDate day) {
        return isOpen(day) ? new DayView(today, day, YearMonth.from(day), share) : this;
    }

    /// Whether there is a month before the one that is shown.
    public boolean hasPrevious() {
        return month.isAfter(YearMonth.from(DealOfTheDay.FIRST));
    }

    /// Whether there is a month behind the one that is shown.
    public boolean hasNext() {
        return month.isBefore(YearMonth.from(today));
    }

    /// The page with another month, where there is one.
    public DayView turn(int months) {
        boolean there = months < 0 ? hasPrevious() : hasNext();
        return there ? new DayView(today, chosen, month.plusMonths(months), share) : this;
    }

    /// The page with another line.
    public DayView share(ShareLine newLine) {
        return new DayView(today, chosen, month, newLine);
    }
}
