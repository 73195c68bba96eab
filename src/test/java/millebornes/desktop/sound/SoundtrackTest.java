package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import millebornes.desktop.motion.Eyes;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.Plan;
import millebornes.desktop.motion.Planner;
import millebornes.desktop.screens.table.flow.Tables;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.play.Move;
import millebornes.engine.rules.Setup;
import org.junit.jupiter.api.Test;

/// Random games at every table: what is heard is also seen.
class SoundtrackTest {

    private static final Map<Effect, Class<? extends Movement>> TWINS = new EnumMap<>(Map.ofEntries(
            Map.entry(Effect.ENGINE, Movement.CarMove.class),
            Map.entry(Effect.BRAKES, Movement.TokenDrop.class),
            Map.entry(Effect.HISS, Movement.TokenDrop.class),
            Map.entry(Effect.CRASH, Movement.TokenDrop.class),
            Map.entry(Effect.SPUTTER, Movement.TokenDrop.class),
            Map.entry(Effect.TURN_BACK, Movement.TokenDrop.class),
            Map.entry(Effect.HORN, Movement.Flourish.class),
            Map.entry(Effect.CHIME, Movement.TokenLift.class),
            Map.entry(Effect.SAFETY, Movement.SafetyClip.class),
            Map.entry(Effect.CARD, Movement.CardMove.class),
            Map.entry(Effect.SHUFFLE, Movement.Reshuffle.class),
            Map.entry(Effect.FANFARE, Movement.Fireworks.class)));

    private static final int GAMES = 2;

    private final Set<Effect> heard = EnumSet.noneOf(Effect.class);

    @Test
    void everySoundIsPlannedAndHasItsTwinInTheSamePlan() {
        for (Setup setup : Tables.all()) {
            for (long seed = 1; seed <= GAMES; seed++) {
                game(setup, seed);
            }
        }
        heard.addAll(effects(Soundtrack.CURTAIN));
        assertThat(heard).containsExactlyInAnyOrder(Effect.values());
    }

    private void game(Setup setup, long seed) {
        Random random = new Random(seed);
        MatchStep step = Match.start(setup.rules(), seed, 0, List.of());
        check(plan(step.match(), step));
        while (!step.match().round().isOver()) {
            Match before = step.match();
            List<Move> legal = before.rules().legalMoves(before.round());
            step = (MatchStep) before.play(legal.get(random.nextInt(legal.size())));
            check(plan(before, step));
        }
    }

    private void check(Plan plan) {
        for (Pace pace : Pace.values()) {
            Soundtrack track = Soundtrack.of(plan, pace);
            track.cues().forEach(cue -> seen(plan, cue, pace));
            assertThat(track.cues()).isSortedAccordingTo((a, b) -> Double.compare(a.start(), b.start()));
            heard.addAll(effects(track));
        }
        assertThat(effects(Soundtrack.of(plan, Pace.OFF))).doesNotHaveDuplicates();
        assertThat(Soundtrack.of(plan, Pace.OFF).isSilent())
                .isEqualTo(Soundtrack.of(plan, Pace.NORMAL).isSilent());
    }

    private static void seen(Plan plan, Cue cue, Pace pace) {
        assertThat(cue.twin()).isInstanceOf(Twin.Moving.class);
        var timed = ((Twin.Moving) cue.twin()).timed();
        assertThat(plan.movements()).contains(timed);
        if (cue.effect() == Effect.TOKEN) {
            assertThat(timed.movement()).isInstanceOfAny(Movement.TokenDrop.class, Movement.SafetyClip.class);
        } else {
            assertThat(timed.movement()).isInstanceOf(TWINS.get(cue.effect()));
        }
        if (pace != Pace.OFF) {
            assertThat(cue.start() * pace.speed()).isBetween(timed.start() - 1e-6, timed.end() + 1e-6);
        }
    }

    private static List<Effect> effects(Soundtrack track) {
        return track.cues().stream().map(Cue::effect).toList();
    }

    private static Plan plan(Match before, MatchStep step) {
        return Planner.plan(
                before.rules(), before.round(), step.events(), step.match().round(), new Eyes(0, 0));
    }
}
