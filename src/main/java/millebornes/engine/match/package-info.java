/// A match: seeded deals, rounds, totals, who starts, who wins.
///
/// Example: `Match.start(Setup.of(Editions.BOARD, Form.singles(2)).rules(), 7, 0, List.of()).match().view(0)`.
///
/// Left out on purpose: people, computer players, clocks and files. A match is a value; whoever plays it keeps it.
@NullMarked
package millebornes.engine.match;

import org.jspecify.annotations.NullMarked;
