package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import org.junit.jupiter.api.Test;

class ReplayedGameTest {

    private static final List<Remedy> DECK = List.of(Remedy.GREEN_LIGHT, Remedy.GREEN_LIGHT);

    private static final SavedGame GAME = SavedGame.begun(
                    Setup.of(Editions.DUEL, TeamFormat.singles(2)), 42, 1, List.copyOf(DECK))
            .with(Move.play(Remedy.GREEN_LIGHT))
            .with(Move.play(Remedy.GREEN_LIGHT));

    @Test
    void itIsTheMatchThatWasPlayed() {
        MatchStep dealtStep = Match.start(GAME.setup().rules(), 42, 1, List.copyOf(DECK));
        MatchStep firstStep = (MatchStep) dealtStep.match().play(Move.play(Remedy.GREEN_LIGHT));
        MatchStep secondStep = (MatchStep) firstStep.match().play(Move.play(Remedy.GREEN_LIGHT));
        ReplayedGame replayedGame = ReplayedGame.of(GAME);
        assertThat(replayedGame.match().round()).isEqualTo(secondStep.match().round());
        assertThat(replayedGame.events())
                .startsWith(new Event.RoundBegan(1, 1))
                .containsSubsequence(dealtStep.events())
                .containsSubsequence(firstStep.events())
                .endsWith(secondStep.events().getLast());
        assertThat(ReplayedGame.of(GAME, 1).match().round())
                .isEqualTo(firstStep.match().round());
        assertThat(ReplayedGame.of(GAME, 0).steps()).hasSize(1);
    }

    @Test
    void theFirstWrongMoveIsNamed() {
        SavedGame wrongGame = GAME.with(Move.discard(Distance.KM_25)).with(new Move.Stop());
        assertThatExceptionOfType(RefusedReplayException.class)
                .isThrownBy(() -> ReplayedGame.of(wrongGame.with(new Move.Stuck())))
                .satisfies(exception -> assertThat(exception.round()).isOne())
                .satisfies(exception -> assertThat(exception.move()).isBetween(3, 4));
        assertThat(ReplayedGame.of(wrongGame, 2).steps()).hasSize(3);
    }

    @Test
    void aRoundCannotFollowOneThatIsNotOver() {
        assertThatExceptionOfType(RefusedReplayException.class)
                .isThrownBy(() -> ReplayedGame.of(GAME.withRound(List.of())))
                .satisfies(exception -> assertThat(exception.refusal()).isEqualTo(Refusal.WRONG_PHASE))
                .satisfies(exception -> assertThat(exception.round()).isEqualTo(2))
                .satisfies(exception -> assertThat(exception.move()).isZero());
    }
}
