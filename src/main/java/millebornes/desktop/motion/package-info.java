/// How things move: plans, which say what a number is at every moment, and a player, which shows them frame by frame.
///
/// Example: `new Player(Pace.NORMAL).play(Drive.between(3, 11), stop -> board.placeCar(0, stop))` drives a car over
/// eight squares; `finish()` on what it returns shows the end at once.
///
/// Left out on purpose: what moves and where it lies. A plan is arithmetic and tested without a toolkit; whoever plays
/// it knows what its number means.
@NullMarked
package millebornes.desktop.motion;

import org.jspecify.annotations.NullMarked;
