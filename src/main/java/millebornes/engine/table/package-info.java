/// What lies on the table: cards and what counters what, cars, hands, the shoe, who sits where, and the round that
/// holds them together. All of it is immutable; a change makes a new value that shares what did not change. An editor
/// belongs to one caller and is seen by nobody else. What a rule reads of all this is a
/// [millebornes.engine.table.RoundState].
///
/// Example: `Car.IN_GARAGE.givenGreenLight().driven(Distance.KM_100).km()` is 100.
///
/// Left out on purpose: what is allowed, whose turn comes next, and points.
@NullMarked
package millebornes.engine.table;

import org.jspecify.annotations.NullMarked;
