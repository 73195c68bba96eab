package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.VisibleHands;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Seating;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// The same move on two tables that differ only in cards that nobody at the screen may see: the animations are the
/// same, at the same times.
class MotionSecrecyTest {

    private static final int PAIRS = 3000;
    private static final int WINDOWS = 300;

    @Test
    void hiddenCardsMakeNothingMoveOtherwise() {
        List<Setup> tables = TestGames.all();
        int pairs = 0;
        int windows = 0;
        for (long seed = 1; pairs < PAIRS || windows < WINDOWS; seed++) {
            Setup setup = tables.get((int) (seed * 7 % tables.size()));
            Random random = new Random(seed);
            Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
            while (!match.round().isOver()) {
                List<Move> legal = match.rules().legalMoves(match.round());
                Move move = legal.get(random.nextInt(legal.size()));
                int looker = random.nextInt(-1, setup.form().seats());
                Match twinMatch = TableSecrecyTest.resampled(match, looker, random.nextLong());
                MatchStep step = (MatchStep) match.play(move);
                if (twinMatch.play(move) instanceof MatchStep otherStep && heardAlike(step, otherStep, looker)) {
                    assertThat(plan(twinMatch, otherStep, looker))
                            .as("%s seen by %d at %s", move, looker, setup)
                            .isEqualTo(plan(match, step, looker));
                    pairs++;
                    windows += move instanceof Move.Decline || move instanceof Move.Attack ? 1 : 0;
                }
                match = step.match();
            }
        }
        assertThat(pairs).isGreaterThanOrEqualTo(PAIRS);
    }

    private static MotionPlan plan(Match matchBefore, MatchStep step, int looker) {
        VisibleHands hands = new VisibleHands(looker, looker);
        return MotionPlanner.plan(
                matchBefore.rules(),
                matchBefore.round(),
                step.events(),
                step.match().round(),
                hands);
    }

    /// Whether those at the screen have seen the same, their own new card included.
    private static boolean heardAlike(MatchStep step, MatchStep otherStep, int looker) {
        return heard(step, looker).equals(heard(otherStep, looker));
    }

    private static List<Event> heard(MatchStep step, int looker) {
        int hearer = looker < 0 ? Seating.NOBODY : looker;
        return step.events().stream().map(event -> event.seenBy(hearer)).toList();
    }
}
