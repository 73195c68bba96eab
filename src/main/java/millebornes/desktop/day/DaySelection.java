package millebornes.desktop.day;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import millebornes.records.DealOfTheDay;

/// The selection on the page of the deal of the day, and the weeks of a month that its calendar shows.
///
/// @param today the player's local date
/// @param chosen the selected day, not later than today
/// @param shown a day of the last week that is shown; weeks after it are shown, too, where there are not enough before it
/// @param weeks the greatest number of weeks that are shown, 1 to [#ALL_WEEKS]
/// @param share the content of the share line
record DaySelection(LocalDate today, LocalDate chosen, LocalDate shown, int weeks, ShareLine share) {

    /// The greatest number of weeks of a month.
    static final int ALL_WEEKS = 6;

    private static final int WEEK = 7;

    /// The initial selection: today, in a calendar of whole months.
    public static DaySelection at(LocalDate today) {
        return new DaySelection(today, today, today, ALL_WEEKS, ShareLine.USUAL);
    }

    /// The month that is shown.
    YearMonth month() {
        return YearMonth.from(shown);
    }

    /// Whether a day has a deal that can be played now.
    public boolean isOpen(LocalDate day) {
        return !day.isAfter(today) && (day.equals(today) || !day.isBefore(DealOfTheDay.FIRST));
    }

    /// Whether a day is among the weeks that are shown.
    public boolean isShown(LocalDate day) {
        return YearMonth.from(day).equals(month()) && week(day) >= first() && week(day) < first() + weeks;
    }

    /// This selection with another day, if that day can be played; its week is shown.
    public DaySelection choose(LocalDate day) {
        return isOpen(day) ? new DaySelection(today, day, isShown(day) ? shown : day, weeks, share) : this;
    }

    /// Whether there are earlier weeks.
    public boolean hasPrevious() {
        return first() > 0 || month().isAfter(YearMonth.from(DealOfTheDay.FIRST));
    }

    /// Whether there are later weeks with a day that can be played.
    public boolean hasNext() {
        return month().isBefore(YearMonth.from(today))
                || (month().equals(YearMonth.from(today)) && week(today) >= first() + weeks);
    }

    /// This selection with the weeks before, or after, those that are shown, if there are any. No view shows weeks of
    /// two months.
    ///
    /// @param direction below 0 for earlier weeks
    public DaySelection turn(int direction) {
        boolean there = direction < 0 ? hasPrevious() : hasNext();
        if (!there) {
            return this;
        }
        int after = first() + weeks;
        if (direction < 0) {
            return first() == 0 ? show(month().minusMonths(1).atEndOfMonth()) : show(sunday(month(), first() - 1));
        }
        return after > week(month().atEndOfMonth())
                ? show(sunday(month().plusMonths(1), weeks - 1))
                : show(sunday(month(), after + weeks - 1));
    }

    /// This selection with another content of the share line.
    public DaySelection share(ShareLine newLine) {
        return new DaySelection(today, chosen, shown, weeks, newLine);
    }

    /// This selection in a calendar of that many weeks; the week of the selected day is the last one, if it is shown.
    public DaySelection show(int newWeeks) {
        return newWeeks == weeks
                ? this
                : new DaySelection(today, chosen, isShown(chosen) ? chosen : shown, newWeeks, share);
    }

    private DaySelection show(LocalDate day) {
        return new DaySelection(today, chosen, day, weeks, share);
    }

    /// The number of the first week that is shown, from 0.
    private int first() {
        return Math.max(0, week(shown) - weeks + 1);
    }

    /// The number of a day's week in its month, from 0; a week begins on Monday.
    private static int week(LocalDate day) {
        return (indent(YearMonth.from(day)) + day.getDayOfMonth() - 1) / WEEK;
    }

    /// The last day of a week of a month, which is a Sunday or the last day of the month.
    private static LocalDate sunday(YearMonth month, int week) {
        return month.atDay(Math.min(month.lengthOfMonth(), (week + 1) * WEEK - indent(month)));
    }

    /// The number of days between Monday and the first day of a month.
    static int indent(YearMonth month) {
        return month.atDay(1).getDayOfWeek().getValue() - DayOfWeek.MONDAY.getValue();
    }
}
