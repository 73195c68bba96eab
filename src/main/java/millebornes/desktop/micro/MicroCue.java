package millebornes.desktop.micro;

import millebornes.desktop.sound.SoundEffect;

/// The occasions for a sound on the retro screen.
public enum MicroCue {
    /// the cursor moves
    CURSOR(SoundEffect.BLIP),
    /// something is chosen
    CHOICE(SoundEffect.BEEP),
    /// something cannot be done
    REFUSAL(SoundEffect.BUZZ),
    /// the machine attacks
    ATTACK(SoundEffect.ALARM),
    /// a safety is played, or a coup-fourré
    SAFETY(SoundEffect.ARPEGGIO),
    /// a car drives
    DRIVE(SoundEffect.PUTTER),
    /// a car has arrived
    ARRIVAL(SoundEffect.TUNE);

    private final SoundEffect effect;

    MicroCue(SoundEffect effect) {
        this.effect = effect;
    }

    /// The sound of this occasion.
    public SoundEffect effect() {
        return effect;
    }
}
