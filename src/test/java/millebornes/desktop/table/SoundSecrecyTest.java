package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.sound.SoundEffect;
import millebornes.desktop.sound.SoundPlan;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// Everybody in the room hears the sounds. The same public move on two tables that differ only in cards that not
/// everybody sees has the same sounds, at the same moments, whoever's cards are open.
class SoundSecrecyTest {

    private static final int PAIRS = 2000;
    private static final int WINDOWS = 60;

    private record Sounding(SoundEffect effect, Livery livery, double start, double millis) {}

    @Test
    void hiddenCardsMakeNothingSoundOtherwise() {
        List<Setup> tables = TestGames.all();
        int pairs = 0;
        int held = 0;
        int missing = 0;
        for (long seed = 1; pairs < PAIRS || held < WINDOWS || missing < WINDOWS; seed++) {
            Setup setup = tables.get((int) (seed * 7 % tables.size()));
            Random random = new Random(seed);
            Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
            while (!match.round().isOver()) {
                List<Move> legal = match.rules().legalMoves(match.round());
                Move move = legal.get(random.nextInt(legal.size()));
                Match twinMatch = TableSecrecyTest.resampled(match, -1, random.nextLong());
                MatchStep step = (MatchStep) match.play(move);
                if (twinMatch.play(move) instanceof MatchStep otherStep
                        && publicly(step).equals(publicly(otherStep))) {
                    List<List<Sounding>> expected =
                            heard(match, step, random.nextInt(-1, setup.form().seats()));
                    assertThat(heard(
                                    match, step, random.nextInt(-1, setup.form().seats())))
                            .isEqualTo(expected);
                    assertThat(heard(
                                    twinMatch,
                                    otherStep,
                                    random.nextInt(-1, setup.form().seats())))
                            .as("%s at %s", move, setup)
                            .isEqualTo(expected);
                    pairs++;
                    if (move instanceof Move.Decline) {
                        boolean could = couldClaim(match.round());
                        held += could != couldClaim(twinMatch.round()) ? 1 : 0;
                        missing += could || couldClaim(twinMatch.round()) ? 0 : 1;
                    }
                }
                match = step.match();
            }
        }
        assertThat(pairs).isGreaterThanOrEqualTo(PAIRS);
    }

    /// Whether a seat that is asked holds the safety against the attack.
    private static boolean couldClaim(Round round) {
        return round.phase() instanceof Phase.CoupFourreWindow window
                && IntStream.range(0, round.hands().size())
                        .filter(window.asked()::contains)
                        .anyMatch(seat -> round.hand(seat).holds(window.hazard().safety()));
    }

    private static List<Event> publicly(MatchStep step) {
        return step.events().stream().map(event -> event.seenBy(Seating.NOBODY)).toList();
    }

    private static List<List<Sounding>> heard(Match matchBefore, MatchStep step, int looker) {
        VisibleHands hands = new VisibleHands(looker, looker);
        var plan = MotionPlanner.plan(
                matchBefore.rules(),
                matchBefore.round(),
                step.events(),
                step.match().round(),
                hands);
        List<List<Sounding>> heard = new ArrayList<>();
        for (Pace pace : Pace.values()) {
            heard.add(SoundPlan.of(plan, pace, List.of(Livery.values())).cues().stream()
                    .map(sound -> new Sounding(sound.effect(), sound.livery(), sound.start(), sound.millis()))
                    .toList());
        }
        return heard;
    }
}
