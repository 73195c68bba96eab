/// The frames: a [MotionPlayer] shows a [millebornes.desktop.motion.MotionPlan] at the toolkit's pulse.
///
/// Example: `new MotionPlayer(Pace.NORMAL).play(plan, stage, done)` shows a step; `finish()` on what it returns shows
/// its end at once.
///
/// Left out on purpose: what moves and where to. The plan says that, and how long it takes.
@NullMarked
package millebornes.desktop.motion.player;

import org.jspecify.annotations.NullMarked;
