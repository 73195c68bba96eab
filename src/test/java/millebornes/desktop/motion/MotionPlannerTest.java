package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Seating;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random games at every table: whatever happens, the plan of the step names only what is there, does not take long,
/// and leads to what is.
class MotionPlannerTest {

    private static final int GAMES = 4;
    private static final double LONGEST = 9000;

    static List<Setup> tables() {
        return TestGames.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyPlanLeadsFromWhatWasToWhatIs(Setup setup) {
        for (long seed = 1; seed <= GAMES; seed++) {
            Random random = new Random(seed);
            MatchStep step = Match.start(setup.rules(), seed, 0, List.of());
            check(step.match(), step, looking(random.nextInt(setup.form().seats())));
            while (!step.match().round().isOver()) {
                Match before = step.match();
                List<Move> legal = before.rules().legalMoves(before.round());
                step = (MatchStep) before.play(legal.get(random.nextInt(legal.size())));
                check(before, step, eyes(random, setup.form().seats()));
            }
        }
    }

    /// Somebody who looks on all the time, nobody, or somebody whose cards are covered or uncovered by the step.
    private static VisibleHands eyes(Random random, int seats) {
        return switch (random.nextInt(4)) {
            case 0 -> new VisibleHands(Seating.NOBODY, Seating.NOBODY);
            case 1 -> new VisibleHands(random.nextInt(seats), Seating.NOBODY);
            case 2 -> new VisibleHands(Seating.NOBODY, random.nextInt(seats));
            default -> looking(random.nextInt(seats));
        };
    }

    /// The same person looks on all the time.
    private static VisibleHands looking(int seat) {
        return new VisibleHands(seat, seat);
    }

    private static void check(Match before, MatchStep step, VisibleHands eyes) {
        Match after = step.match();
        MotionPlan plan = plan(before, step.events(), after, eyes);
        assertThat(plan.movements()).as("%s", step.events()).allMatch(timed -> timed.end() < LONGEST);
        MovementReplay played = MovementReplay.of(before, eyes.before());
        plan.movements().stream()
                .sorted((a, b) -> Double.compare(a.end(), b.end()))
                .forEach(timed -> played.move(timed.movement(), step.events()));
        played.check(before, step.events(), after, eyes);
        assertThat(skipped(plan)).isEqualTo(inTime(plan));
    }

    static MotionPlan plan(Match before, List<Event> events, Match after, VisibleHands eyes) {
        return MotionPlanner.plan(before.rules(), before.round(), events, after.round(), eyes);
    }

    private static List<Movement> skipped(MotionPlan plan) {
        List<Movement> ended = new ArrayList<>();
        playback(plan, ended).finish();
        return ended.stream().sorted(MotionPlannerTest::byWords).toList();
    }

    private static List<Movement> inTime(MotionPlan plan) {
        List<Movement> ended = new ArrayList<>();
        MotionPlayback playback = playback(plan, ended);
        for (double now = 0; !playback.ended(); now += 97) {
            playback.show(now);
        }
        return ended.stream().sorted(MotionPlannerTest::byWords).toList();
    }

    private static int byWords(Movement one, Movement other) {
        return one.toString().compareTo(other.toString());
    }

    private static MotionPlayback playback(MotionPlan plan, List<Movement> ended) {
        MovementAnimationFactory stage = timed -> MovementAnimation.runningAtEnd(() -> ended.add(timed.movement()));
        return new MotionPlayback(plan, Pace.NORMAL, stage, () -> {});
    }
}
