/// One text notation for the whole game: cards, moves, cars, positions. Used in bug reports, `replay`, exercises,
/// scenarios, golden playthroughs and messages of failing tests; docs/notation.md explains it.
///
/// Example: `0> flat-tire at 1` is a move of seat 0, `car 1: 50 km, started, flat-tire` is the car after it. The
/// program reads games, cards and moves; positions are read, and events and scores written, only by tests.
///
/// Left out on purpose: sentences for players, see [millebornes.words].
@NullMarked
package millebornes.engine.notation;

import org.jspecify.annotations.NullMarked;
