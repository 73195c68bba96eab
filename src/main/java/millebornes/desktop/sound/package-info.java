/// What is heard: a [Soundtrack] makes cues of a plan of movements, a [EffectSynthesizer] makes the samples of each
/// [SoundEffect], a [DeviceSoundPlayer] plays them.
///
/// Example: `sounds.play(Soundtrack.of(plan, Pace.NORMAL))`; the car drives off, and its engine is heard as long.
///
/// Left out on purpose: samples of others, music, and anything that only one person before the screen may know. There
/// is no sound for a card that cannot be played, nor for a wrong claim: whoever sits beside would hear it too.
@NullMarked
package millebornes.desktop.sound;

import org.jspecify.annotations.NullMarked;
