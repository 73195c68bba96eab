/// What is heard: a [SoundPlan] makes cues of a plan of movements, an [EffectSynthesizer] the samples of each
/// [SoundEffect], a [SoundMixer] lays them over each other; texts are said by the voice that the machine has.
///
/// Example: `SoundPlan.of(plan, Pace.NORMAL)` is what a drive sounds like; the engine is heard as long as it lasts.
///
/// Left out on purpose: recorded samples, music, and anything that only one person before the screen may know. There is
/// no sound for a card that cannot be played, nor for a wrong claim: whoever sits beside would hear it too.
@NullMarked
package millebornes.desktop.sound;

import org.jspecify.annotations.NullMarked;
