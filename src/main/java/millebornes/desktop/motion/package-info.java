/// How things move: a [Planner] makes a [Plan] of what was, what happened and what is; a [Player] shows it frame by
/// frame on a [Stage]; [Curve]s say what a number is at every moment.
///
/// Example: `new Player(Pace.NORMAL).play(plan, stage)` shows a step; `finish()` on what it returns shows its end at
/// once.
///
/// Left out on purpose: where places are on the screen and how anything looks. Plans and curves are arithmetic and
/// tested without a toolkit; whoever shows them knows what lies where.
@NullMarked
package millebornes.desktop.motion;

import org.jspecify.annotations.NullMarked;
