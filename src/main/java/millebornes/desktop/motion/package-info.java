/// How things move: a [MotionPlanner] makes a [MotionPlan] of what was, what happened and what is; a [MotionPlayer]
/// shows it frame by frame on a [MovementAnimationFactory]; [MotionCurve]s say what a number is at every moment.
///
/// Example: `new MotionPlayer(Pace.NORMAL).play(plan, stage)` shows a step; `finish()` on what it returns shows its end
/// at once.
///
/// Left out on purpose: where places are on the screen and how anything looks. Plans and curves are arithmetic and
/// tested without a toolkit; whoever shows them knows what lies where.
@NullMarked
package millebornes.desktop.motion;

import org.jspecify.annotations.NullMarked;
