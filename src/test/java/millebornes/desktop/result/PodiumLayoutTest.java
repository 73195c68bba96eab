package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.desktop.result.PodiumLayout.PodiumBlock;
import millebornes.desktop.result.PodiumLayout.PodiumSpace;
import millebornes.desktop.result.ResultModel.PodiumStep;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;

class PodiumLayoutTest {

    private static final PodiumSpace SPACE = new PodiumSpace(900, 150, 80, 200);

    /// The finding: three with 375 points each, of whom only one stood on a step.
    @Test
    void everybodyStandsOnAStepAndEqualsOnTheSame() {
        List<PodiumStep> steps = podium(List.of(3), 375, 0, 375, 800, 375, 450);
        assertThat(steps).extracting(PodiumStep::place).containsExactly(1, 2, 3, 6);
        assertThat(steps)
                .extracting(step -> step.teams().stream().map(TeamResult::team).toList())
                .containsExactly(List.of(3), List.of(5), List.of(0, 2, 4), List.of(1));
    }

    @Test
    void winnersWhoShareTheWinShareTheHighestStep() {
        List<PodiumStep> steps = podium(List.of(0, 2), 500, 300, 500);
        assertThat(steps).extracting(PodiumStep::place).containsExactly(1, 3);
        PodiumLayout layout = PodiumLayout.of(steps, SPACE);
        assertThat(layout.highest().slots()).hasSize(2);
        assertThat(layout.highest().width()).isEqualTo(300);
    }

    /// without a winner the first step stays empty, whatever the points.
    @Test
    void whereNoTeamHasWonAllShareTheSecondStep() {
        List<PodiumStep> steps = podium(List.of(), 500, 300, 0);
        assertThat(steps).extracting(PodiumStep::place).containsExactly(2);
        assertThat(steps.getFirst().teams()).extracting(TeamResult::team).containsExactly(0, 1, 2);
        assertThat(PodiumLayout.of(steps, SPACE).slots()).hasSize(3);
    }

    @Test
    void theHighestStandsInTheMiddleAndTheOthersLowerOutwards() {
        PodiumLayout layout = PodiumLayout.of(podium(List.of(2), 100, 400, 900, 300, 200), SPACE);
        assertThat(layout.blocks()).extracting(PodiumBlock::place).containsExactly(4, 2, 1, 3, 5);
        assertThat(layout.blocks().stream().sorted((firstBlock, secondBlock) -> firstBlock.rank() - secondBlock.rank()))
                .extracting(PodiumBlock::height)
                .containsExactly(200.0, 170.0, 140.0, 110.0, 80.0);
    }

    @Test
    void stepsTouchOneAnotherRoundTheMiddleAndStayInTheirRoom() {
        for (int teams = 2; teams <= 6; teams++) {
            int[] points = IntStream.range(0, teams).map(team -> 100 * team).toArray();
            PodiumLayout layout = PodiumLayout.of(podium(List.of(teams - 1), points), SPACE);
            double right = layout.blocks().getFirst().left();
            assertThat(right).isGreaterThanOrEqualTo(-450);
            for (PodiumBlock block : layout.blocks()) {
                assertThat(block.left()).isCloseTo(right, offset(1e-9));
                right = block.left() + block.width();
            }
            assertThat(right).isCloseTo(-layout.blocks().getFirst().left(), offset(1e-9));
            assertThat(layout.slots()).hasSize(teams);
        }
    }

    @Test
    void aTeamOfTwoCarsHasTheRoomOfTwo() {
        ResultModel model = new ResultModel(
                1,
                ResultModel.MatchState.OVER,
                List.of(0),
                List.of(
                        new TeamResult(0, List.of(Livery.A, Livery.C), 900, Map.of(), 900, 900),
                        new TeamResult(1, List.of(Livery.B, Livery.D), 500, Map.of(), 500, 500)),
                ScoringMode.EXPERT);
        PodiumLayout layout = PodiumLayout.of(model.podium(), SPACE);
        assertThat(layout.highest().width()).isEqualTo(300);
        assertThat(layout.highest().slots().getFirst().middleOf(0)).isEqualTo(75);
        assertThat(layout.highest().slots().getFirst().middleOf(1)).isEqualTo(225);
    }

    /// Children have no points: who has come further stands higher, whoever is equal beside one another.
    @Test
    void withoutPointsKilometresDecide() {
        ResultModel model = new ResultModel(
                1,
                ResultModel.MatchState.OVER,
                List.of(1),
                IntStream.range(0, 3)
                        .mapToObj(team ->
                                new TeamResult(team, List.of(Livery.of(team)), team == 1 ? 1000 : 400, Map.of(), 0, 0))
                        .toList(),
                ScoringMode.JUNIOR);
        assertThat(model.podium()).extracting(PodiumStep::place).containsExactly(1, 2);
    }

    private static List<PodiumStep> podium(List<Integer> winners, int... points) {
        return new ResultModel(
                        1,
                        ResultModel.MatchState.GOES_ON,
                        winners,
                        IntStream.range(0, points.length)
                                .mapToObj(team -> new TeamResult(
                                        team,
                                        List.of(Livery.of(team)),
                                        points[team],
                                        Map.of(),
                                        points[team],
                                        points[team]))
                                .toList(),
                        ScoringMode.EXPERT)
                .podium();
    }
}
