package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The yardstick still plays as `easy` did on the day when it was frozen: every move of 450 rounds.
class YardstickBotTest {

    private static final int ROUNDS = 50;

    /// What came of the moves of `easy` itself, before it became a beginner. The last row is the one before it by the rules
    /// of today: the player is the same.
    @ParameterizedTest
    @CsvSource(textBlock = """
            board 2, 3444, -6224246264447529937
            board 4 extended, 6282, 2776451134808236110
            board 2x2 accelerated, 6571, -6474418787165448917
            board 3 scoring=junior, 4549, -4233176490107246017
            classic 3, 4005, 1426619634265694937
            classic 2x2, 3622, 8304059184402507283
            duel 2, 4123, -2708234877154770032
            micro 2, 3386, -3430364488065326251
            playroom 4 cumulate wrongWay reshuffle rules=1, 7558, 4062624671734806117
            playroom 4 cumulate wrongWay reshuffle, 7374, 2431169004030177791
            """)
    void itPlaysAsOnTheDayWhenItWasFrozen(String game, int moves, long digest) {
        assertThat(Played.of(game, new YardstickBot())).isEqualTo(new Played(moves, digest));
    }

    /// How many moves some rounds had, and a number made of every one of them.
    record Played(int moves, long digest) {

        static Played of(String game, Bot bot) {
            int moves = 0;
            long digest = 0;
            for (int seed = 0; seed < ROUNDS; seed++) {
                Match match = Match.start(SetupText.setup(game).rules(), seed, 0, List.of())
                        .match();
                while (!match.round().isOver()) {
                    int seat = match.round().phase().asked().first();
                    Move move = bot.choose(match.view(seat), 0).move();
                    digest = 31 * digest + MoveText.of(move).hashCode();
                    match = ((MatchStep) match.play(move)).match();
                    moves++;
                }
            }
            return new Played(moves, digest);
        }
    }
}
