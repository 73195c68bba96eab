/// The deal of the day: one deal for everybody on a date, without a network; what one remembers of it, and the one file
/// that keeps that for every way in.
///
/// Example: `DealOfTheDay.on(date).seed()` is the same number on every machine on that date.
///
/// Law: what is remembered is made of what everybody has seen of a match that is over.
///
/// Left out on purpose: days in a row, reminders, comparisons with strangers, anything that is lost by not playing.
@NullMarked
package millebornes.session.daily;

import org.jspecify.annotations.NullMarked;
