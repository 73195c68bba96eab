package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import millebornes.bot.ChoiceReview.Choosiness;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.RoundResampler;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Round;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The review of a choice depends only on what the chooser knew.
class ChoiceReviewTest {

    private static final int DEALS = 24;
    private static final int MANY_DEALS = 256;

    /// Anyone who had luck afterwards is not praised for it, and nobody is blamed for cards that others held: dealing
    /// all that the seat has not seen anew, the draws to come among it, changes no verdict.
    @ParameterizedTest
    @ValueSource(strings = {"board 2", "board 4", "classic 3", "board 2 accelerated", "playroom 3"})
    void luckIsTakenOut(String game) {
        int verdicts = 0;
        Match match = start(game, 5);
        for (int move = 0; move < 90 && !match.isOver() && !match.round().isOver(); move++) {
            int seat = match.round().phase().asked().first();
            SeatView view = match.view(seat);
            Move chosenMove = move % 3 == 0
                    ? view.legal().get(move % view.legal().size())
                    : UnlimitedPlayer.SOUND.bot().choose(view, move).move();
            if (move % 6 == 0) {
                Optional<ChoiceVerdict> real = verdict(view, chosenMove);
                Match otherMatch = dealtAnew(match, view, move);
                assertThat(verdict(otherMatch.view(seat), chosenMove)).isEqualTo(real);
                verdicts += real.isPresent() ? 1 : 0;
            }
            match = ((MatchStep) match.play(chosenMove)).match();
        }
        assertThat(verdicts).isPositive();
    }

    @Test
    void whatNobodyCouldHelpIsNoChoice() {
        int forced = 0;
        for (long seed = 1; seed <= 6; seed++) {
            Match match = start("board 2", seed);
            while (!match.round().isOver()) {
                SeatView view = match.view(match.round().phase().asked().first());
                Move chosenMove = BotLevel.EASY.bot().choose(view, seed).move();
                if (view.legal().size() == 1) {
                    forced++;
                    for (Choosiness anyChoosiness : Choosiness.values()) {
                        assertThat(ChoiceReview.of(view, view.legal().getFirst(), anyChoosiness))
                                .isEmpty();
                    }
                }
                match = ((MatchStep) match.play(chosenMove)).match();
            }
        }
        assertThat(forced).isPositive();
    }

    /// Nobody has to think about an arrival; but who passes by one has made a choice.
    @Test
    void anArrivalThatIsMissedIsAChoice() {
        int arrivals = 0;
        for (long seed = 1; seed <= 6; seed++) {
            Match match = start("board 2", seed);
            while (!match.round().isOver()) {
                SeatView view = match.view(match.round().phase().asked().first());
                ReasonedMove goodMove = UnlimitedPlayer.SOUND.bot().choose(view, seed);
                if (goodMove.reason() == MoveReason.ARRIVE) {
                    arrivals++;
                    assertThat(ChoiceReview.of(view, goodMove.move(), Choosiness.REAL_CHOICES))
                            .isEmpty();
                    Move missedMove = view.legal().stream()
                            .filter(move -> move instanceof Move.Discard)
                            .findFirst()
                            .orElseThrow();
                    ChoiceVerdict verdict =
                            verdict(view, missedMove, MANY_DEALS).orElseThrow();
                    assertThat(verdict.isBlame()).isTrue();
                    assertThat(verdict.better()).isEqualTo(goodMove.move());
                    assertThat(verdict.reason()).isEqualTo(MoveReason.ARRIVE);
                    assertThat(verdict.errors()).isGreaterThan(2);
                }
                match = ((MatchStep) match.play(goodMove.move())).match();
            }
        }
        assertThat(arrivals).isPositive();
    }

    private static Optional<ChoiceVerdict> verdict(SeatView view, Move chosenMove) {
        return verdict(view, chosenMove, DEALS);
    }

    private static Optional<ChoiceVerdict> verdict(SeatView view, Move chosenMove, int deals) {
        return ChoiceReview.of(view, chosenMove, Choosiness.REAL_CHOICES).flatMap(review -> review.look(deals, 11));
    }

    private static Match start(String game, long seed) {
        return Match.start(SetupText.setup(game).rules(), seed, 0, List.of()).match();
    }

    private static Match dealtAnew(Match match, SeatView view, long seed) {
        Round round = RoundResampler.resample(view, seed);
        return new Match(
                match.rules(), match.seed(), match.first(), match.number(), round, match.totals(), match.results());
    }
}
