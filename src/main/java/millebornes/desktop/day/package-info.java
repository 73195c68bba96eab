/// The page of the deal of the day: today's calendar leaf, the month, and the line to share.
///
/// Example: `DayPresenter.present(words, days, selection)` is the view of the days that were played.
///
/// Left out on purpose: the number of the deal and its stored results, see [millebornes.records].
@NullMarked
package millebornes.desktop.day;

import org.jspecify.annotations.NullMarked;
