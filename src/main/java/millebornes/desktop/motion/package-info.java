/// How things move: a [MotionPlanner] makes a [MotionPlan] of what was, what happened and what is; a [MotionPlayback]
/// shows it frame by frame.
///
/// Example: `MotionPlanner.plan(rules, before, events, after, hands)` is what a step looks like, movement by movement.
///
/// Left out on purpose: where places are on the screen and how anything looks. Plans and curves are arithmetic; whoever
/// shows them knows what lies where.
@NullMarked
package millebornes.desktop.motion;

import org.jspecify.annotations.NullMarked;
