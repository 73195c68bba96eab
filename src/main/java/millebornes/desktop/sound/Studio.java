package millebornes.desktop.sound;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Makes the samples of effects, each of them once.
///
/// Safe to use from several threads.
final class Studio {

    /// Engines of about the same length share their samples, in ms.
    private static final double STEP = 100;

    private static final double SHORTEST = 400;
    private static final double LONGEST = 4000;

    private final Map<Key, Samples> made = new ConcurrentHashMap<>();

    private record Key(Effect effect, double millis) {}

    /// Makes everything that is always the same, so that nothing has to be made while something is heard.
    void prepare() {
        for (Effect effect : Effect.values()) {
            if (effect != Effect.ENGINE) {
                made.computeIfAbsent(new Key(effect, 0), _ -> record(effect, 0));
            }
        }
    }

    /// The samples of a cue.
    Samples samples(Cue cue) {
        double millis = cue.effect() == Effect.ENGINE
                ? Math.clamp(Math.round(cue.millis() / STEP) * STEP, SHORTEST, LONGEST)
                : 0;
        return made.computeIfAbsent(new Key(cue.effect(), millis), key -> record(key.effect(), key.millis()));
    }

    /// Makes an effect.
    ///
    /// @param millis how long an engine runs
    static Samples record(Effect effect, double millis) {
        Tape tape = switch (effect) {
            case ENGINE -> RoadSounds.engine(millis);
            case BRAKES -> RoadSounds.brakes();
            case HISS -> RoadSounds.hiss();
            case CRASH -> RoadSounds.crash();
            case SPUTTER -> RoadSounds.sputter();
            case TURN_BACK -> RoadSounds.turnBack();
            case HORN -> BrightSounds.horn();
            case CHIME -> BrightSounds.chime();
            case SAFETY -> BrightSounds.safety();
            case FANFARE -> BrightSounds.fanfare();
            case CARD -> ThingSounds.card();
            case TOKEN -> ThingSounds.token();
            case SHUFFLE -> ThingSounds.shuffle();
            case CURTAIN -> ThingSounds.curtain();
        };
        return tape.finished(effect.peak());
    }
}
