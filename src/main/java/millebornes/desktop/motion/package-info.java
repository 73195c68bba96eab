/// Animation: a [MotionPlanner] makes a [MotionPlan] from the state before, the events and the state after; a
/// [MotionPlayback] shows it frame by frame.
///
/// Example: `MotionPlanner.plan(rules, before, events, after, hands)` is the animation of a step, movement by movement.
///
/// Left out on purpose: positions on the screen and drawings. Plans and curves are arithmetic; the views know the
/// positions.
@NullMarked
package millebornes.desktop.motion;

import org.jspecify.annotations.NullMarked;
