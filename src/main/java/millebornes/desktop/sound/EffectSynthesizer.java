package millebornes.desktop.sound;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import millebornes.desktop.sound.SoundPlan.ScheduledSound;
import millebornes.engine.table.Livery;

/// Computes the samples of sound effects, each of them once.
///
/// Safe to use from several threads.
final class EffectSynthesizer {

    /// The step, in ms, to which the duration of an engine is rounded, so that similar drives share their samples.
    private static final double STEP = 100;

    private static final double SHORTEST = 400;
    private static final double LONGEST = 4000;

    private final Map<Key, PcmClip> made = new ConcurrentHashMap<>();

    private record Key(SoundEffect effect, double millis, Livery livery) {}

    /// Computes all constant sounds in advance, so that none has to be computed while sounds are playing.
    public void prepare() {
        for (SoundEffect effect : SoundEffect.values()) {
            if (effect != SoundEffect.ENGINE) {
                for (Livery livery : effect.isOfCar() ? Livery.values() : new Livery[] {Livery.A}) {
                    made.computeIfAbsent(new Key(effect, 0, livery), EffectSynthesizer::record);
                }
            }
        }
    }

    /// The samples of a cue.
    public PcmClip samples(ScheduledSound sound) {
        double millis = sound.effect() == SoundEffect.ENGINE
                ? Math.clamp(Math.round(sound.millis() / STEP) * STEP, SHORTEST, LONGEST)
                : 0;
        Livery livery = sound.effect().isOfCar() ? sound.livery() : Livery.A;
        return made.computeIfAbsent(new Key(sound.effect(), millis, livery), EffectSynthesizer::record);
    }

    private static PcmClip record(Key key) {
        return record(key.effect(), key.millis(), key.livery());
    }

    /// Computes the samples of an effect.
    ///
    /// @param millis how long an engine runs
    /// @param livery the car whose horn is heard
    static PcmClip record(SoundEffect effect, double millis, Livery livery) {
        SampleBuilder builder = switch (effect) {
            case ENGINE -> RoadSounds.engine(millis);
            case BRAKES -> RoadSounds.brakes();
            case HISS -> RoadSounds.hiss();
            case CRASH -> RoadSounds.crash();
            case SPUTTER -> RoadSounds.sputter();
            case TURN_BACK -> RoadSounds.turnBack();
            case TURN -> CarHorn.of(livery).turn();
            case HORN -> CarHorn.of(livery).coupFourre();
            case CHIME -> GoodNewsSounds.chime();
            case STARTER -> RepairSounds.starter();
            case REV -> RepairSounds.rev();
            case GURGLE -> RepairSounds.gurgle();
            case PUMP -> RepairSounds.pump();
            case RATCHET -> RepairSounds.ratchet();
            case TURN_ROUND -> RepairSounds.turnRound();
            case HALFWAY -> GoodNewsSounds.halfway();
            case SAFETY -> GoodNewsSounds.safety();
            case FANFARE -> GoodNewsSounds.fanfare(CarHorn.of(livery));
            case CARD -> PieceSounds.card();
            case TOKEN -> PieceSounds.token();
            case SHUFFLE -> PieceSounds.shuffle();
            case CURTAIN -> PieceSounds.curtain();
            case BLIP -> HomeComputerSounds.blip();
            case BEEP -> HomeComputerSounds.beep();
            case BUZZ -> HomeComputerSounds.buzz();
            case ALARM -> HomeComputerSounds.alarm();
            case ARPEGGIO -> HomeComputerSounds.arpeggio();
            case PUTTER -> HomeComputerSounds.putter();
            case TUNE -> HomeComputerSounds.tune();
        };
        return builder.finished(effect.peak());
    }
}
