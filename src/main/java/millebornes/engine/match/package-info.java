/// A match: its deal, rounds, totals, starting player and winner; the view of a seat, and imagined rounds that agree
/// with it.
///
/// Example: `Match.start(Setup.of(Editions.BOARD, TeamFormat.singles(2)).rules(), 7, 0, List.of()).match().view(0)`.
///
/// Invariant: a [SeatView] is equal for all rounds that differ only in what the seat may not see.
///
/// Left out on purpose: people, clocks and files. A match is a value.
@NullMarked
package millebornes.engine.match;

import org.jspecify.annotations.NullMarked;
