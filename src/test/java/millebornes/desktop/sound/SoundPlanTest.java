package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import millebornes.desktop.micro.MicroCue;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.sound.SoundPlan.ScheduledSound;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Livery;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// Random games at every table: everything audible is also visible.
class SoundPlanTest {

    private static final Map<SoundEffect, Class<? extends Movement>> TWINS = new EnumMap<>(Map.ofEntries(
            Map.entry(SoundEffect.ENGINE, Movement.CarMove.class),
            Map.entry(SoundEffect.BRAKES, Movement.Moment.class),
            Map.entry(SoundEffect.HISS, Movement.Moment.class),
            Map.entry(SoundEffect.CRASH, Movement.Moment.class),
            Map.entry(SoundEffect.SPUTTER, Movement.Moment.class),
            Map.entry(SoundEffect.TURN_BACK, Movement.Moment.class),
            Map.entry(SoundEffect.TURN, Movement.TurnChange.class),
            Map.entry(SoundEffect.HORN, Movement.CoupFourreFlourish.class),
            Map.entry(SoundEffect.CHIME, Movement.TokenLift.class),
            Map.entry(SoundEffect.STARTER, Movement.Moment.class),
            Map.entry(SoundEffect.REV, Movement.Moment.class),
            Map.entry(SoundEffect.GURGLE, Movement.Moment.class),
            Map.entry(SoundEffect.PUMP, Movement.Moment.class),
            Map.entry(SoundEffect.RATCHET, Movement.Moment.class),
            Map.entry(SoundEffect.TURN_ROUND, Movement.Moment.class),
            Map.entry(SoundEffect.HALFWAY, Movement.HalfwayPassed.class),
            Map.entry(SoundEffect.SAFETY, Movement.Moment.class),
            Map.entry(SoundEffect.CARD, Movement.CardMove.class),
            Map.entry(SoundEffect.SHUFFLE, Movement.PileReshuffle.class),
            Map.entry(SoundEffect.FANFARE, Movement.Fireworks.class)));

    private static final int GAMES = 2;

    private final Set<SoundEffect> heard = EnumSet.noneOf(SoundEffect.class);

    @Test
    void everySoundIsPlannedAndHasItsTwinInTheSamePlan() {
        for (Setup setup : TestGames.all()) {
            for (long seed = 1; seed <= GAMES; seed++) {
                game(setup, seed);
            }
        }
        heard.addAll(effects(SoundPlan.CURTAIN));
        Arrays.stream(MicroCue.values())
                .map(MicroCue::effect)
                .forEach(beepEffect -> assertThat(heard.add(beepEffect))
                        .as("%s is heard nowhere else", beepEffect)
                        .isTrue());
        assertThat(heard).containsExactlyInAnyOrder(SoundEffect.values());
    }

    private void game(Setup setup, long seed) {
        Random random = new Random(seed);
        MatchStep step = Match.start(setup.rules(), seed, 0, List.of());
        check(plan(step.match(), step));
        while (!step.match().round().isOver()) {
            Match matchBefore = step.match();
            List<Move> legal = matchBefore.rules().legalMoves(matchBefore.round());
            step = (MatchStep) matchBefore.play(legal.get(random.nextInt(legal.size())));
            check(plan(matchBefore, step));
        }
    }

    private void check(MotionPlan plan) {
        for (Pace pace : Pace.values()) {
            SoundPlan soundPlan = SoundPlan.of(plan, pace, List.of(Livery.values()));
            soundPlan.cues().forEach(sound -> seen(plan, sound, pace));
            assertThat(soundPlan.cues())
                    .isSortedAccordingTo(
                            (firstSound, secondSound) -> Double.compare(firstSound.start(), secondSound.start()));
            heard.addAll(effects(soundPlan));
        }
        assertThat(effects(SoundPlan.of(plan, Pace.OFF, List.of(Livery.values()))))
                .doesNotHaveDuplicates();
        assertThat(SoundPlan.of(plan, Pace.OFF, List.of(Livery.values())).isSilent())
                .isEqualTo(SoundPlan.of(plan, Pace.NORMAL, List.of(Livery.values()))
                        .isSilent());
    }

    /// A movement of the same plan shows what is heard, at the same time if anything moves.
    private static void seen(MotionPlan plan, ScheduledSound sound, Pace pace) {
        if (sound.effect() != SoundEffect.TOKEN) {
            assertThat(TWINS).as("a twin for %s", sound.effect()).containsKey(sound.effect());
        }
        List<Class<? extends Movement>> twins = sound.effect() == SoundEffect.TOKEN
                ? List.of(Movement.TokenDrop.class, Movement.SafetyClip.class)
                : List.of(TWINS.get(sound.effect()));
        double start = sound.start() * pace.speed();
        assertThat(plan.movements())
                .as("what is seen with %s", sound.effect())
                .filteredOn(movement -> twins.contains(movement.movement().getClass()))
                .anyMatch(movement ->
                        pace == Pace.OFF || (start > movement.start() - 1e-6 && start < movement.end() + 1e-6));
    }

    private static List<SoundEffect> effects(SoundPlan plan) {
        return plan.cues().stream().map(ScheduledSound::effect).toList();
    }

    private static MotionPlan plan(Match matchBefore, MatchStep step) {
        return MotionPlanner.plan(
                matchBefore.rules(),
                matchBefore.round(),
                step.events(),
                step.match().round(),
                new VisibleHands(0, 0));
    }
}
