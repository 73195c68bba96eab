/// The deal of the day: its leaf of the calendar, the month, and the line that can be sent.
///
/// Example: `DayPresenter.present(words, days, view)` is what is seen of the days that were played.
///
/// Left out on purpose: which deal it is and what is kept of it, see [millebornes.records].
@NullMarked
package millebornes.desktop.day;

import org.jspecify.annotations.NullMarked;
