/// What one seat may know, and nothing else. Computer players, the screen of a player and the protocol's `view` all
/// read this one thing.
///
/// Example: `match.view(2).hand()`.
///
/// Left out on purpose: guesses. What a seat could infer from what it saw is the seat's own business.
@NullMarked
package millebornes.engine.view;

import org.jspecify.annotations.NullMarked;
