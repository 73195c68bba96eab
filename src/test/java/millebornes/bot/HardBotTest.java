package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import org.junit.jupiter.api.Test;

/// The player that tries its moves on imagined deals.
class HardBotTest {

    private static final int SEEDS = 6;

    private final Bot hardBot = BotLevel.HARD.bot();
    private final Bot priorBot = UnlimitedPlayer.SOUND.bot();

    @Test
    void theSameViewAndSeedGiveTheSameMove() {
        SeatView view = later(match("board 2"), 20).view(0);
        Move move = choice(hardBot, view, 5);
        assertThat(choice(BotLevel.HARD.bot(), view, 5)).isEqualTo(move);
    }

    /// Anyone who interrupts it gets the prior's move at once, and the thread stays interrupted.
    @Test
    void whoIsInterruptedThinksNoLonger() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Match match = match("board 4", seed);
            for (int moves = 0; moves < 40 && !match.round().isOver(); moves++) {
                SeatView view = asked(match);
                Move usualMove = choice(priorBot, view, seed);
                Thread.currentThread().interrupt();
                try {
                    assertThat(choice(hardBot, view, seed)).isEqualTo(usualMove);
                } finally {
                    assertThat(Thread.interrupted()).isTrue();
                }
                match = ((MatchStep) match.play(usualMove)).match();
            }
        }
    }

    /// It would be the prior otherwise.
    @Test
    void itPlaysOtherwiseNowAndThen() {
        int others = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Match match = match("board 2", seed);
            while (!match.round().isOver()) {
                SeatView view = asked(match);
                Move usualMove = choice(priorBot, view, seed);
                others += choice(hardBot, view, seed).equals(usualMove) ? 0 : 1;
                match = ((MatchStep) match.play(usualMove)).match();
            }
        }
        assertThat(others).isBetween(SEEDS, SEEDS * 30);
    }

    @Test
    void whoIsNotAskedHasNoMove() {
        SeatView view = match("board 2").view(1);
        assertThatIllegalArgumentException().isThrownBy(() -> choice(hardBot, view, 0));
    }

    private static Match later(Match fromMatch, int moves) {
        Match match = fromMatch;
        for (int move = 0; move < moves || !asked(match).phase().asked().contains(0); move++) {
            match = ((MatchStep) match.play(choice(BotLevel.MEDIUM.bot(), asked(match), move))).match();
        }
        return match;
    }

    private static Match match(String game) {
        return match(game, 3);
    }

    private static Match match(String game, int seed) {
        return Match.start(SetupText.setup(game).rules(), seed, 0, List.of()).match();
    }

    private static SeatView asked(Match match) {
        return match.view(match.round().phase().asked().first());
    }

    private static Move choice(Bot bot, SeatView view, int seed) {
        return bot.choose(view, seed).move();
    }
}
