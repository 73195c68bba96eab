package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import millebornes.desktop.motion.MovementAnimation.MovementAnimationFactory;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Seating;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random games at every table: the plan of every step refers only to existing things, is short, and leads to the state
/// after it.
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
                Match matchBefore = step.match();
                List<Move> legal = matchBefore.rules().legalMoves(matchBefore.round());
                step = (MatchStep) matchBefore.play(legal.get(random.nextInt(legal.size())));
                check(matchBefore, step, eyes(random, setup.form().seats()));
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

    private static void check(Match matchBefore, MatchStep step, VisibleHands hands) {
        Match matchAfter = step.match();
        MotionPlan plan = plan(matchBefore, step.events(), matchAfter, hands);
        assertThat(plan.movements()).as("%s", step.events()).allMatch(movement -> movement.end() < LONGEST);
        MovementReplay replay = MovementReplay.of(matchBefore, hands.before());
        plan.movements().stream()
                .sorted((firstMovement, secondMovement) -> Double.compare(firstMovement.end(), secondMovement.end()))
                .forEach(movement -> replay.move(movement.movement(), step.events()));
        replay.check(matchBefore, step.events(), matchAfter, hands);
        assertThat(skipped(plan)).isEqualTo(inTime(plan));
    }

    static MotionPlan plan(Match matchBefore, List<Event> events, Match matchAfter, VisibleHands hands) {
        return MotionPlanner.plan(matchBefore.rules(), matchBefore.round(), events, matchAfter.round(), hands);
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

    private static int byWords(Movement movement, Movement otherMovement) {
        return movement.toString().compareTo(otherMovement.toString());
    }

    private static MotionPlayback playback(MotionPlan plan, List<Movement> ended) {
        MovementAnimationFactory animationFactory =
                movement -> MovementAnimation.runningAtEnd(() -> ended.add(movement.movement()));
        return new MotionPlayback(plan, Pace.NORMAL, animationFactory, () -> {});
    }
}
