/// The state of a round: cards with their remedies and safeties, cars, hands, draw and discard pile, seating, and the
/// round that holds them. All of it is immutable; a change makes a new value that shares what did not change. An editor
/// is mutable and confined to one caller. Rules read the state through [millebornes.engine.table.ReadableRound].
///
/// Example: `Car.IN_GARAGE.givenGreenLight().driven(Distance.KM_100).km()` is 100.
///
/// Left out on purpose: legal moves, the order of turns, and points.
@NullMarked
package millebornes.engine.table;

import org.jspecify.annotations.NullMarked;
