/// What the page of the deal of the day shows, without a toolkit: a leaf of the calendar, the month, and the line that can
/// be sent.
///
/// Example: `DayPresenter.present(words, days, view)` is what is seen of the days that were played.
///
/// Left out on purpose: how it looks.
@NullMarked
package millebornes.desktop.day;

import org.jspecify.annotations.NullMarked;
