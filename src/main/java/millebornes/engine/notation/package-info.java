/// One text notation for the whole game: cards, moves, cars, events, score sheets, positions. Used in bug reports,
/// `replay`, scenarios, golden playthroughs and messages of failing tests; docs/notation.md explains it.
///
/// Example: `0> flat-tire at 1` is a move of seat 0, `car 1: 50 km, started, flat-tire` is the car after it;
/// `PositionText.match(PositionText.of(match))` has the state of the match.
///
/// Left out on purpose: sentences for players, see [millebornes.words].
@NullMarked
package millebornes.engine.notation;

import org.jspecify.annotations.NullMarked;
