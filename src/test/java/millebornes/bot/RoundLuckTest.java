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
import millebornes.engine.play.Move;
import millebornes.engine.table.Round;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Luck and play are the whole result, and luck is fair.
class RoundLuckTest {

    private static final double EXACTLY = 1e-9;

    /// A round, its moves, and each team's share of it.
    private record Played(Match start, List<Move> moves, List<Integer> winners) {

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
    @ValueSource(strings = {"board 2", "board 2x2", "board 4", "classic 2", "board 2 accelerated"})
    void expectationLuckAndPlayAreTheShareOfTheRound(String game) {
        for (int seed = 0; seed < 4; seed++) {
            Played played = played(game, seed, BotLevel.MEDIUM, BotLevel.EASY);
            for (TeamLuck line : played.luck()) {
                assertThat(line.share()).as("%s %s", game, seed).isEqualTo(played.share(line.team()), within(EXACTLY));
                assertThat(line.expected()).isBetween(0.1, 0.9);
            }
        }
    }

    /// A driver against somebody who plays by chance: what it wins is play. Within four standard errors of nothing.
    @Test
    void overManyRoundsLuckComesToNothingAndTheBetterPlayerWinsByPlay() {
        int rounds = 150;
        double luck = 0;
        double squares = 0;
        double play = 0;
        for (int seed = 0; seed < rounds; seed++) {
            TeamLuck line = played("board 2", seed, BotLevel.MEDIUM, BotLevel.RANDOM)
                    .luck()
                    .getFirst();
            luck += line.luck() / rounds;
            squares += line.luck() * line.luck() / rounds;
            play += line.play() / rounds;
        }
        assertThat(Math.abs(luck)).isLessThan(4 * Math.sqrt(squares / rounds));
        assertThat(play).isGreaterThan(0.2);
    }

    @Test
    void aGameThatNoNetKnowsHasNoFigures() {
        Played played = played("micro 2", 1, BotLevel.EASY, BotLevel.EASY);
        assertThat(RoundLuck.of(played.start().rules(), played.dealt(), played.moves(), 1))
                .isEmpty();
    }

    @Test
    void aRoundThatIsNotOverIsRefused() {
        Played played = played("board 2", 1, BotLevel.EASY, BotLevel.EASY);
        List<Move> half = played.moves().subList(0, played.moves().size() / 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundLuck.of(played.start().rules(), played.dealt(), half, 1));
    }

    private static Played played(String game, int seed, BotLevel even, BotLevel odd) {
        Match start = Match.start(SetupText.setup(game).rules(), seed, seed % 2, List.of())
                .match();
        Match match = start;
        List<Move> moves = new ArrayList<>();
        while (!match.round().isOver()) {
            int seat = match.round().phase().asked().first();
            BotLevel level = match.rules().seating().teamOf(seat) % 2 == 0 ? even : odd;
            Move move = level.bot()
                    .choose(match.view(seat), new ThinkingTimeAndSeed(0, 100L * seed + moves.size()))
                    .move();
            moves.add(move);
            match = ((MatchStep) match.play(move)).match();
        }
        return new Played(start, moves, match.results().getLast().winners());
    }
}
