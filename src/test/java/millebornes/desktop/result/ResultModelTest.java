package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Livery;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

class ResultModelTest {

    @Test
    void everyPointOfTheSheetHasItsLine() {
        ResultModel model = ResultModel.of(FinishedRound.of(TeamFormat.singles(4), OptionChoices.NONE.matchTo(5000), 3)
                .session());
        assertThat(model.teams())
                .allSatisfy(team -> assertThat(team.lines().values().stream()
                                .mapToInt(TeamScore.ScoreLine::points)
                                .sum())
                        .isEqualTo(team.points()))
                .allSatisfy(team -> assertThat(team.lines())
                        .hasEntrySatisfying(
                                ScoreReason.KM,
                                line -> assertThat(line.points()).isEqualTo(team.km())));
        assertThat(model.earned()).contains(ScoreReason.KM).isSorted();
        assertThat(model.hasPoints()).isTrue();
        assertThat(model.isMatchOver()).isFalse();
    }

    /// Bricks are this round's reasons; at the end of a match they lie on those of the rounds before.
    @Test
    void theBricksAddUpToTheScore() {
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5);
        for (ResultModel model : List.of(
                ResultModel.of(playedRound.session()),
                ResultModel.of(playedRound.finishMatch().session()),
                ResultModel.of(
                        FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11)
                                .session()))) {
            assertThat(model.teams())
                    .allSatisfy(team -> assertThat(model.bricks(team).stream()
                                    .mapToInt(ScoreBrick::points)
                                    .sum())
                            .isEqualTo(model.hasPoints() ? model.score(team) : team.km()));
        }
    }

    @Test
    void aJuniorRoundIsOverWithoutPoints() {
        ResultModel model = ResultModel.of(
                FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11)
                        .session());
        assertThat(model.hasPoints()).isFalse();
        assertThat(model.isMatchOver()).isTrue();
        assertThat(model.earned()).isEmpty();
        assertThat(model.ranking()).extracting(TeamResult::km).isSortedAccordingTo((a, b) -> b - a);
    }

    @Test
    void aMatchAddsItsRoundsUp() {
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5);
        int first = ResultModel.of(playedRound.session()).teams().getFirst().points();
        ResultModel lastModel = ResultModel.of(playedRound.finishMatch().session());
        assertThat(lastModel.isMatchOver()).isTrue();
        assertThat(lastModel.number()).isGreaterThanOrEqualTo(3);
        assertThat(lastModel.teams().getFirst().total()).isGreaterThanOrEqualTo(first);
        assertThat(lastModel.ranking().getFirst().team())
                .isEqualTo(lastModel.winners().getFirst());
    }

    @Test
    void partnersOfTwoCarsShareOneColumn() {
        ResultModel model = ResultModel.of(
                FinishedRound.of(new TeamFormat(2, 2), OptionChoices.NONE, 13).session());
        assertThat(model.teams())
                .extracting(TeamResult::cars)
                .containsExactly(List.of(Livery.A, Livery.C), List.of(Livery.B, Livery.D));
    }

    @Test
    void equalsStandOnOneStep() {
        ResultModel model = new ResultModel(
                1,
                ResultModel.MatchState.GOES_ON,
                List.of(1),
                List.of(team(0, 500), team(1, 900), team(2, 500), team(3, 100)),
                ScoringMode.EXPERT);
        assertThat(List.of(0, 1, 2, 3)).extracting(model::place).containsExactly(2, 1, 2, 4);
        assertThat(model.ranking()).extracting(TeamResult::team).containsExactly(1, 0, 2, 3);
    }

    @Test
    void withoutAWinnerTeamsAreRankedByPoints() {
        ResultModel model = unwon(List.of(team(0, 500), team(1, 900), team(2, 500), team(3, 100)));
        assertThat(List.of(0, 1, 2, 3)).extracting(model::rank).containsExactly(2, 1, 2, 4);
        ResultModel equal = unwon(List.of(team(0, 0), team(1, 0)));
        assertThat(List.of(0, 1)).extracting(equal::rank).containsOnly(0);
    }

    private static ResultModel unwon(List<TeamResult> teams) {
        return new ResultModel(1, ResultModel.MatchState.OVER, List.of(), teams, ScoringMode.EXPERT);
    }

    @Test
    void aRoundThatIsPlayedHasNoResult() {
        Session session = Session.start(new GameConfig(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                List.of(new SeatPlayer.Human("a"), new SeatPlayer.Human("b")),
                0,
                1));
        assertThatIllegalArgumentException().isThrownBy(() -> ResultModel.of(session));
    }

    private static TeamResult team(int team, int points) {
        return new TeamResult(team, List.of(Livery.of(team)), points, Map.of(), points, points);
    }
}
