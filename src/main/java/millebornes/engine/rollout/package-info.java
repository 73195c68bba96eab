/// Playing on from here, many times over: imagined deals of one view, played out in place by policies. What a search
/// spends its time in.
///
/// Example: `new RollOuts(view, policies).points(deal, move, 7)[view.seat()]`.
///
/// Left out on purpose: which move is best, how many deals are enough, and how clever a policy is. That is the player's.
@NullMarked
package millebornes.engine.rollout;

import org.jspecify.annotations.NullMarked;
