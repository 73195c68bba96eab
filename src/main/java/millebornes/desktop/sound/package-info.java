/// Sound: a [SoundPlan] derives cues from a plan of movements, an [EffectSynthesizer] makes the samples of each
/// [SoundEffect], a [SoundMixer] mixes them; the system's voice reads texts out.
///
/// Example: `SoundPlan.of(plan, Pace.NORMAL, liveries)` is the soundtrack of a drive; the engine sounds as long as it lasts.
///
/// Left out on purpose: recorded samples, music, and sounds for anything that only one person at the screen may know.
/// An unplayable card and a wrong claim have no sound, since others in the room would hear it.
@NullMarked
package millebornes.desktop.sound;

import org.jspecify.annotations.NullMarked;
