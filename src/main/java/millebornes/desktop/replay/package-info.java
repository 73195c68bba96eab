/// The replay of a game: all steps, with marks for rounds and coups-fourrés.
///
/// Example: `ReplayTimeline.of(game).match(0)` is the match right after its first deal.
///
/// Left out on purpose: moves. Playing on from a step starts a new session.
@NullMarked
package millebornes.desktop.replay;

import org.jspecify.annotations.NullMarked;
