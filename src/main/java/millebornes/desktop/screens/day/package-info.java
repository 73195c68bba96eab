/// The deal of the day: the leaf of a calendar with the deal of a date, the month with the days played, and the day in one
/// line that can be copied.
///
/// Example: `new DayScreen(context, days, today, exits).root()` is the page, open at today's leaf.
///
/// Left out on purpose: how many days in a row, and whatever would call somebody back.
@NullMarked
package millebornes.desktop.screens.day;

import org.jspecify.annotations.NullMarked;
