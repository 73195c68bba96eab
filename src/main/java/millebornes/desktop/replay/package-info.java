/// A game that is watched again, without a toolkit: every step, where rounds begin, where a coup-fourré was.
///
/// Example: `ReplayTimeline.of(game).match(0)` is the match right after its first deal.
///
/// Left out on purpose: how fast it goes on, and how it looks.
@NullMarked
package millebornes.desktop.replay;

import org.jspecify.annotations.NullMarked;
