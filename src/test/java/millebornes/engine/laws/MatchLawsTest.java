package millebornes.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random matches: the first seat, the totals, the end and the winner.
class MatchLawsTest {

    private static final int MATCHES = Math.max(4, Integer.getInteger("games", 50_000) / 2_500);

    /// Points are 0 where rounds are counted.
    @ParameterizedTest
    @CsvSource(textBlock = """
            board 3,                      0,    1
            board 2 rounds=3,             0,    3
            board 4 matchTo=3000,         3000, 0
            board 2x2 rounds=2,           0,    2
            board 3 scoring=junior,       0,    1
            classic 2,                    5000, 0
            classic 3x2 rounds=4,         0,    4
            duel 2 matchTo=2000,          2000, 0
            micro 2,                      5000, 0
            playroom 5,                   0,    1
            playroom 3x3 matchTo=2500,    2500, 0
            playroom 2 rounds=0,          0,    1
            """)
    void matchesObeyTheLaws(String game, int points, int rounds) {
        for (int seed = 0; seed < MATCHES; seed++) {
            int first = seed % SetupText.setup(game).form().seats();
            play(
                    Match.start(SetupText.setup(game).rules(), seed, first, List.of()),
                    points,
                    rounds,
                    new SeededRandom(seed));
        }
    }

    private static void play(MatchStep startStep, int points, int rounds, SeededRandom random) {
        Match match = startStep.match();
        List<Event> events = startStep.events();
        List<Integer> sums = new ArrayList<>(Collections.nCopies(match.totals().size(), 0));
        while (true) {
            int begins = (match.first() + match.number() - 1)
                    % match.rules().seating().seats();
            assertThat(events).startsWith(new Event.RoundBegan(match.number(), begins));
            MatchStep endStep = toTheEnd(match, random);
            match = endStep.match();
            RoundResult result = match.results().getLast();
            assertThat(match.results()).hasSize(match.number());
            result.scores().forEach(score -> sums.set(score.team(), sums.get(score.team()) + score.total()));
            assertThat(match.totals()).isEqualTo(sums);
            boolean over = isOver(sums, match.number(), points, rounds);
            assertThat(match.isOver()).isEqualTo(over);
            assertThat(endStep.events().getLast() instanceof Event.MatchEnded).isEqualTo(over);
            if (over) {
                assertThat(match.winners()).isEqualTo(rounds == 1 ? result.winners() : best(sums));
                assertThat(match.nextRound(List.of())).isEqualTo(new RefusedMatchMove(Refusal.ROUND_OVER));
                return;
            }
            assertThat(match.winners()).isEmpty();
            MatchStep nextStep = (MatchStep) match.nextRound(List.of());
            match = nextStep.match();
            events = nextStep.events();
        }
    }

    /// As soon as somebody has the points, or the rounds are played, and one team leads alone; one round ends always.
    private static boolean isOver(List<Integer> sums, int number, int points, int rounds) {
        boolean due = rounds > 0 ? number >= rounds : Collections.max(sums) >= points;
        return due && (rounds == 1 || best(sums).size() == 1);
    }

    private static List<Integer> best(List<Integer> sums) {
        return IntStream.range(0, sums.size())
                .filter(team -> sums.get(team).equals(Collections.max(sums)))
                .boxed()
                .toList();
    }

    private static MatchStep toTheEnd(Match fromMatch, SeededRandom random) {
        Match match = fromMatch;
        while (true) {
            assertThat(match.result()).isNull();
            assertThat(match.isOver()).isFalse();
            assertThat(match.nextRound(List.of())).isEqualTo(new RefusedMatchMove(Refusal.WRONG_PHASE));
            Move move = RandomPlayer.DRIVER.choose(match.rules().legalMoves(match.round()), random);
            MatchMoveOutcome outcome = match.play(move);
            MatchStep step = (MatchStep) outcome;
            match = step.match();
            if (match.round().isOver()) {
                return step;
            }
        }
    }
}
