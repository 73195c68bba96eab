/// Perft: how many sequences of so many moves there are from a position. A number that changes when any move, in any of
/// hundreds of thousands of games, becomes legal or illegal; it is written down and compared.
///
/// Example: `src/test/resources/perft/duel-2.perft`; the README beside it explains the files.
///
/// Left out on purpose: which move it was. Scenarios and laws tell that.
@NullMarked
package millebornes.engine.perft;

import org.jspecify.annotations.NullMarked;
