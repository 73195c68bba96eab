/// The end of a round and of a match: who has won, and why every point was given.
///
/// Example: `new ResultScreen(context, session, exits).root()` is the page after a round.
///
/// Left out on purpose: counting. Points, winners and totals are the engine's; this page only sets them out.
@NullMarked
package millebornes.desktop.screens.result;

import org.jspecify.annotations.NullMarked;
