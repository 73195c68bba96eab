package millebornes.desktop.sound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import millebornes.desktop.motion.CardLocation;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;

/// The sounds of a motion plan with their times. Immutable. The same motion plan always has the same sounds, and none
/// of them depends on a hidden card.
///
/// @param cues the sounds, in the order in which they begin
/// @param startMode whether the first one waits for the sounds of the plan before
public record SoundPlan(List<ScheduledSound> cues, StartMode startMode) {

    /// The sound of the curtain that falls between two players.
    public static final SoundPlan CURTAIN =
            new SoundPlan(List.of(new ScheduledSound(SoundEffect.CURTAIN, 0, 0)), StartMode.AT_ONCE);

    /// The sound that is played when the volume has been changed.
    public static final SoundPlan SAMPLE =
            new SoundPlan(List.of(new ScheduledSound(SoundEffect.CHIME, 0, 0)), StartMode.AT_ONCE);

    /// The least time, in ms, between cards that are heard one by one; of cards that follow faster, some are silent.
    private static final double BETWEEN_CARDS = 80;

    /// The time between two sounds when animations are off, in ms.
    private static final double BETWEEN_STILLS = 260;

    /// The duration of an engine's sound when animations are off, in ms.
    private static final double SHORT_DRIVE = 520;

    /// The share of the time at which a [millebornes.desktop.motion.CardEffectTimeline] shows what is heard.
    private static final double HIT = 0.19;

    /// Whether the sounds of a plan wait for those of the plan before.
    public enum StartMode {
        /// no: they begin with the animations, and the sounds before are stopped
        AT_ONCE,
        /// yes, unless the wait would be too long
        IN_TURN
    }

    public SoundPlan {
        cues = List.copyOf(cues);
    }

    /// The sounds of a plan. Without animations every kind of sound is played once, one after the other. Of several
    /// changes of turn only the last one is heard: it tells whose turn it is now.
    ///
    /// @param liveries the livery of each car, which decides its horn
    public static SoundPlan of(MotionPlan plan, Pace pace, List<Livery> liveries) {
        List<Heard> heard = heard(plan, liveries);
        return pace == Pace.OFF ? still(heard) : moving(heard, pace.speed());
    }

    /// The horn of a car, sounded by its player.
    public static SoundPlan horn(Livery livery) {
        return new SoundPlan(List.of(new ScheduledSound(SoundEffect.TURN, livery, 0, 0)), StartMode.IN_TURN);
    }

    /// A sound of the retro screen, which replaces the one before.
    public static SoundPlan beep(SoundEffect effect) {
        return new SoundPlan(List.of(new ScheduledSound(effect, 0, 0)), StartMode.AT_ONCE);
    }

    public boolean isSilent() {
        return cues.isEmpty();
    }

    private static List<Heard> heard(MotionPlan plan, List<Livery> liveries) {
        List<Heard> heard = new ArrayList<>();
        for (ScheduledMovement movement : plan.movements()) {
            if (movement.movement() instanceof Movement.TurnChange) {
                heard.removeIf(sound -> sound.effect() == SoundEffect.TURN);
            }
            sounds(movement.movement())
                    .forEach(sound -> heard.add(new Heard(
                            movement,
                            sound.effect(),
                            sound.after(),
                            sound.effect().isOfCar() ? liveries.get(sound.car()) : Livery.A)));
        }
        return heard;
    }

    private static SoundPlan moving(List<Heard> heard, double speed) {
        List<ScheduledSound> cues = new ArrayList<>();
        double lastCard = Double.NEGATIVE_INFINITY;
        for (Heard sound : heard) {
            double start =
                    (sound.movement().start() + sound.after() * sound.movement().millis()) / speed;
            boolean card = sound.effect() == SoundEffect.CARD;
            if (!card || start >= lastCard + BETWEEN_CARDS) {
                cues.add(sound.at(start, sound.movement().millis() / speed));
                lastCard = card ? start : lastCard;
            }
        }
        cues.sort(Comparator.comparingDouble(ScheduledSound::start));
        return new SoundPlan(cues, StartMode.AT_ONCE);
    }

    /// The sounds of a motion plan when animations are off; those of cards and tokens only if there are no others.
    private static SoundPlan still(List<Heard> heard) {
        Map<SoundEffect, Heard> once = new LinkedHashMap<>();
        heard.forEach(sound -> once.putIfAbsent(sound.effect(), sound));
        if (once.keySet().stream().anyMatch(effect -> !isSmall(effect) && effect != SoundEffect.TURN)) {
            once.keySet().removeIf(SoundPlan::isSmall);
        }
        List<ScheduledSound> apart = new ArrayList<>();
        once.values().forEach(sound -> apart.add(sound.at(apart.size() * BETWEEN_STILLS, SHORT_DRIVE)));
        return new SoundPlan(apart, StartMode.IN_TURN);
    }

    private static boolean isSmall(SoundEffect effect) {
        return effect == SoundEffect.CARD || effect == SoundEffect.TOKEN;
    }

    /// The sound that a movement makes.
    ///
    /// @param after the share of the movement after which the sound begins
    /// @param car the number of the car whose horn it is, or [Seating#NOBODY]
    private record Sound(SoundEffect effect, double after, int car) {

        Sound(SoundEffect effect, double after) {
            this(effect, after, Seating.NOBODY);
        }
    }

    /// A sound with its movement and the livery of its car.
    private record Heard(ScheduledMovement movement, SoundEffect effect, double after, Livery livery) {

        ScheduledSound at(double start, double millis) {
            return new ScheduledSound(effect, livery, start, millis);
        }
    }

    private static List<Sound> sounds(Movement movement) {
        return switch (movement) {
            case Movement.CardMove move -> card(move).map(List::of).orElse(List.of());
            case Movement.CarMove _ -> at(0, SoundEffect.ENGINE);
            case Movement.TokenDrop _, Movement.SafetyClip _ -> at(Movement.TokenDrop.TOUCHES, SoundEffect.TOKEN);
            case Movement.TokenLift _ -> at(0, SoundEffect.CHIME);
            case Movement.Moment moment -> at(HIT, effect(moment.card()));
            case Movement.HalfwayPassed _ -> at(0, SoundEffect.HALFWAY);
            case Movement.CoupFourreFlourish flourish -> List.of(new Sound(SoundEffect.HORN, 0, flourish.car()));
            case Movement.PileReshuffle _ -> at(0, SoundEffect.SHUFFLE);
            case Movement.Fireworks(int car) -> List.of(new Sound(SoundEffect.FANFARE, 0, car));
            case Movement.TurnChange(int car) -> List.of(new Sound(SoundEffect.TURN, 0, car));
            case Movement.SafetyLift _, Movement.CardHold _, Movement.StoneWinks _ -> List.of();
            case Movement.CloseUp _, Movement.DriveCount _, Movement.GarageCloseUp _, Movement.GarageOpens _ ->
                List.of();
        };
    }

    /// The sound of an attack, a remedy or a safety.
    private static SoundEffect effect(Card card) {
        return switch (card) {
            case Hazard hazard ->
                switch (hazard) {
                    case RED_LIGHT, SPEED_LIMIT -> SoundEffect.BRAKES;
                    case OUT_OF_GAS -> SoundEffect.SPUTTER;
                    case FLAT_TIRE -> SoundEffect.HISS;
                    case ACCIDENT -> SoundEffect.CRASH;
                    case WRONG_WAY -> SoundEffect.TURN_BACK;
                };
            case Remedy remedy ->
                switch (remedy) {
                    case GREEN_LIGHT -> SoundEffect.STARTER;
                    case END_OF_LIMIT -> SoundEffect.REV;
                    case GASOLINE -> SoundEffect.GURGLE;
                    case SPARE_TIRE -> SoundEffect.PUMP;
                    case REPAIRS -> SoundEffect.RATCHET;
                    case END_OF_WRONG_WAY -> SoundEffect.TURN_ROUND;
                };
            case Safety _, Distance _ -> SoundEffect.SAFETY;
        };
    }

    private static List<Sound> at(double after, SoundEffect effect) {
        return List.of(new Sound(effect, after));
    }

    /// The sound of a card that moves; none for a card that was held up and is put away.
    private static Optional<Sound> card(Movement.CardMove move) {
        return move.from() instanceof CardLocation.BesideCar || move.from() instanceof CardLocation.BesideWay
                ? Optional.empty()
                : Optional.of(new Sound(SoundEffect.CARD, 0));
    }

    /// A sound with its time.
    ///
    /// @param livery the car whose horn is heard, for effects that every car has its own of
    /// @param start when it begins, in ms of the wall's clock after the track's start
    /// @param millis the duration of its animation; an engine sounds as long, other sounds have their own length
    public record ScheduledSound(SoundEffect effect, Livery livery, double start, double millis) {

        ScheduledSound(SoundEffect effect, double start, double millis) {
            this(effect, Livery.A, start, millis);
        }

        public ScheduledSound {
            if (!(start >= 0) || !(millis >= 0)) {
                throw new IllegalArgumentException("A sound has its time: " + start + " ms, " + millis + " ms");
            }
        }
    }
}
