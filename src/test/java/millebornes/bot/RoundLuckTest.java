package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import millebornes.bot.RoundLuck.TeamLuck;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Round;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Luck and play are the whole result, and luck is fair.
class RoundLuckTest {

    private static final double EXACTLY = 1e-9;

    /// Rounds of each game of which every sum is checked; the soak looks at more.
    private static final int SUMS = Integer.getInteger("luck.rounds", 1);

    /// A round, its moves, and each team's share of it.
    private record Played(Match start, List<Move> moves, List<Integer> winners, List<Integer> points) {

        Round dealt() {
            return start.round();
        }

        double share(int team) {
            return winners.contains(team) ? 1.0 / winners.size() : 0;
        }

        List<TeamLuck> luck() {
            return RoundLuck.of(start.rules(), dealt(), moves, 1).orElseThrow();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 2",
                "board 3",
                "board 4",
                "board 2x2",
                "board 4x2",
                "board 2 accelerated",
                "board 3 accelerated extended",
                "classic 2",
                "classic 3x2",
                "duel 2",
                "micro 2",
                "playroom 6",
                "playroom 3x3"
            })
    void expectationLuckAndPlayAreTheResult(String game) {
        for (int seed = 0; seed < SUMS; seed++) {
            Played played = played(game, seed, BotLevel.MEDIUM, BotLevel.EASY);
            List<TeamLuck> lines = played.luck();
            assertThat(lines).hasSize(played.start().rules().seating().teams());
            double mean = lines.stream()
                    .mapToInt(teamLuck -> played.points().get(teamLuck.team()))
                    .average()
                    .orElseThrow();
            for (TeamLuck teamLuck : lines) {
                assertThat(teamLuck.share().whole())
                        .as("%s %s", game, seed)
                        .isEqualTo(played.share(teamLuck.team()), within(EXACTLY));
                assertThat(teamLuck.points().whole())
                        .as("%s %s", game, seed)
                        .isEqualTo(played.points().get(teamLuck.team()) - mean, within(EXACTLY));
                assertThat(teamLuck.share().expected()).isBetween(0.4 / lines.size(), 1.6 / lines.size());
            }
            assertThat(lines.stream()
                            .mapToDouble(teamLuck -> teamLuck.points().luck())
                            .sum())
                    .as("what one is given another one is not")
                    .isEqualTo(0, within(1e-6));
        }
    }

    /// A driver against somebody who plays by chance: what it wins is play. Within four standard errors of nothing; in a
    /// game that a net knows, and in one that none knows.
    @ParameterizedTest
    @ValueSource(strings = {"board 2", "playroom 2"})
    void overManyRoundsLuckComesToNothingAndTheBetterPlayerWinsByPlay(String game) {
        int rounds = 150;
        double luck = 0;
        double squares = 0;
        double play = 0;
        double points = 0;
        for (int seed = 0; seed < rounds; seed++) {
            TeamLuck teamLuck =
                    played(game, seed, BotLevel.MEDIUM, BotLevel.RANDOM).luck().getFirst();
            luck += teamLuck.points().luck() / rounds;
            squares += teamLuck.points().luck() * teamLuck.points().luck() / rounds;
            play += teamLuck.share().play() / rounds;
            points += teamLuck.points().play() / rounds;
        }
        assertThat(Math.abs(luck)).isLessThan(4 * Math.sqrt(squares / rounds));
        assertThat(play).isGreaterThan(0.2);
        assertThat(points).isGreaterThan(200);
    }

    /// Where all play alike, luck says most of what the points of two say, and some of what those of more say: there
    /// much comes of whom the others choose to hold up.
    @ParameterizedTest
    @CsvSource({"board 2, 0.5", "board 2x2, 0.6", "duel 2, 0.6", "micro 2, 0.6", "board 3, 0.85", "playroom 4, 0.85"})
    void betweenEqualsLuckDecides(String game, double most) {
        double unexplained = 0;
        double all = 0;
        for (int seed = 0; seed < 60; seed++) {
            for (TeamLuck teamLuck :
                    played(game, seed, BotLevel.MEDIUM, BotLevel.MEDIUM).luck()) {
                unexplained += teamLuck.points().play() * teamLuck.points().play();
                all += teamLuck.points().whole() * teamLuck.points().whole();
            }
        }
        assertThat(unexplained).isLessThan(most * all);
    }

    /// Anyone who leaves the page does not wait: an interrupted thread stops counting.
    @Test
    void anInterruptEndsIt() {
        Played played = played("board 2", 1, BotLevel.EASY, BotLevel.EASY);
        Thread.currentThread().interrupt();
        try {
            assertThat(RoundLuck.of(played.start().rules(), played.dealt(), played.moves(), 1))
                    .isEmpty();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aRoundThatIsNotOverIsRefused() {
        Played played = played("board 2", 1, BotLevel.EASY, BotLevel.EASY);
        List<Move> half = played.moves().subList(0, played.moves().size() / 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundLuck.of(played.start().rules(), played.dealt(), half, 1));
    }

    private static Played played(String game, int seed, BotLevel evenLevel, BotLevel oddLevel) {
        Match startMatch = Match.start(SetupText.setup(game).rules(), seed, seed % 2, List.of())
                .match();
        Match match = startMatch;
        List<Move> moves = new ArrayList<>();
        while (!match.round().isOver()) {
            int seat = match.round().phase().asked().first();
            BotLevel level = match.rules().seating().teamOf(seat) % 2 == 0 ? evenLevel : oddLevel;
            Move move = level.bot()
                    .choose(match.view(seat), 100L * seed + moves.size())
                    .move();
            moves.add(move);
            match = ((MatchStep) match.play(move)).match();
        }
        RoundResult result = match.results().getLast();
        return new Played(
                startMatch,
                moves,
                result.winners(),
                result.scores().stream().map(TeamScore::total).toList());
    }
}
