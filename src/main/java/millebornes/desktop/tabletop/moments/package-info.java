/// What is shown large for a moment: counters while a car drives, a coup-fourré, confetti. Everything follows from the
/// moment that is asked for, so it looks the same at every pace.
///
/// Example: `new ConfettiNode(palette, room).show(0.5)` is the middle of a rain of confetti.
///
/// Left out on purpose: when such a moment comes, and how long it lasts. That is planned in
/// [millebornes.desktop.motion].
@NullMarked
package millebornes.desktop.tabletop.moments;

import org.jspecify.annotations.NullMarked;
