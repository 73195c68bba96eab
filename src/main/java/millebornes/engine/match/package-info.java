/// A match: which deal is played, rounds, totals, who starts, who wins; what one seat may know of a round, and rounds
/// imagined from that and played out.
///
/// Example: `Match.start(Setup.of(Editions.BOARD, TeamFormat.singles(2)).rules(), 7, 0, List.of()).match().view(0)`.
///
/// Law: a [SeatView] is the same for all rounds that differ only in what the seat may not see.
///
/// Left out on purpose: people, clocks and files. A match is a value; whoever plays it keeps it.
@NullMarked
package millebornes.engine.match;

import org.jspecify.annotations.NullMarked;
