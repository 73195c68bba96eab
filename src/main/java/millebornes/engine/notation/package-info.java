/// One text notation for the whole game: cards, moves, cars, events, score sheets, positions. Bug reports, `replay`,
/// scenarios, golden playthroughs and the messages of failing tests are all written in it, and docs/notation.md
/// explains it.
///
/// Example: `0> flat-tire at 1` is a move of seat 0, `car 1: 50 km, started, flat-tire` is what it leaves behind;
/// `PositionText.match(PositionText.of(match))` stands as the match did.
///
/// Left out on purpose: sentences for players. Those are made of events elsewhere, in two languages.
@NullMarked
package millebornes.engine.notation;

import org.jspecify.annotations.NullMarked;
