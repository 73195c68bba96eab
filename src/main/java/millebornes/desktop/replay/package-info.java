/// A game that is watched again: every step, where rounds begin, where a coup-fourré was.
///
/// Example: `ReplayTimeline.of(game).match(0)` is the match right after its first deal.
///
/// Left out on purpose: moves. Whoever wants to play on from a step starts a new session.
@NullMarked
package millebornes.desktop.replay;

import org.jspecify.annotations.NullMarked;
