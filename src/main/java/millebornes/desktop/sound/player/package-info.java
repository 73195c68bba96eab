/// What plays sounds on this machine, on a thread of its own, and tells a page whether they can be heard.
///
/// Example: `DeviceSoundPlayer.ofThisMachine().play(Soundtrack.of(plan, Pace.NORMAL))`; without a device nothing is
/// heard and nothing fails.
///
/// Left out on purpose: what a sound is made of, which is arithmetic and needs no toolkit.
@NullMarked
package millebornes.desktop.sound.player;

import org.jspecify.annotations.NullMarked;
