package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.result.RaceChart.CoupMark;
import millebornes.desktop.result.RaceChart.RaceLine;
import millebornes.desktop.result.RaceChart.RacePoint;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;

class RaceChartFactoryTest {

    @Test
    void aMatchIsThePointsAfterEveryRound() {
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(4), OptionChoices.NONE.matchTo(5000), 3)
                .finishMatch();
        Match match = playedRound.session().match();
        RaceChart chart = RaceChartFactory.match(playedRound.session());
        assertThat(chart.goal()).isEqualTo(5000);
        assertThat(chart.length()).isEqualTo(match.number());
        assertThat(chart.lines())
                .allSatisfy(line -> assertThat(line.points())
                        .hasSize(match.number() + 1)
                        .first()
                        .isEqualTo(new RacePoint(0, 0)));
        assertThat(chart.lines())
                .extracting(RaceLine::last)
                .containsExactlyElementsOf(
                        IntStream.range(0, 4).mapToObj(match.totals()::get).toList());
        assertThat(chart.top())
                .isGreaterThanOrEqualTo(
                        chart.lines().stream().mapToInt(RaceLine::last).max().orElseThrow());
    }

    /// As many stars as coups-fourrés, each on the line of the team that declared it.
    @Test
    void everyCoupFourreOfTheMatchLiesOnItsLine() {
        FinishedRound playedRound = FinishedRound.of(new TeamFormat(2, 2), OptionChoices.NONE.matchTo(5000), 13)
                .finishMatch();
        RaceChart chart = RaceChartFactory.match(playedRound.session());
        long declared = playedRound.session().history().stream()
                .flatMap(transition -> transition.events().stream())
                .filter(Event.CoupFourreDeclared.class::isInstance)
                .count();
        assertThat(chart.coups()).isNotEmpty().hasSize((int) declared).allSatisfy(coup -> isOnItsLine(chart, coup));
        assertThat(chart.lines())
                .extracting(RaceLine::cars)
                .containsExactly(List.of(Livery.A, Livery.C), List.of(Livery.B, Livery.D));
    }

    private static void isOnItsLine(RaceChart chart, CoupMark coup) {
        List<RacePoint> points = chart.lines().get(coup.line()).points();
        int round = (int) Math.ceil(coup.at());
        assertThat(coup.value()).isBetween((double) points.get(round - 1).value(), (double)
                points.get(round).value());
    }

    @Test
    void aMatchWithoutAGoalEndsAtARoundNumber() {
        RaceChart chart =
                RaceChartFactory.match(FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5)
                        .finishMatch()
                        .session());
        assertThat(chart.goal()).isZero();
        assertThat(chart.top() % 1000).isZero();
    }

    @Test
    void oneRoundAndAGameOfChildrenAreTheirRace() {
        Stream.of(
                        FinishedRound.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4),
                        FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11))
                .forEach(playedRound -> {
                    RaceChart chart = RaceChartFactory.match(playedRound.session());
                    assertThat(chart).isEqualTo(RaceChartFactory.round(playedRound.session()));
                    assertThat(chart.goal())
                            .isEqualTo(playedRound.session().match().round().target());
                    assertThat(chart.lines())
                            .allSatisfy(line ->
                                    assertThat(line.points().getLast().at()).isEqualTo(chart.length()));
                });
    }

    /// A round that is driven on to 1,000 km has its rules up to there.
    @Test
    void anExtensionMovesTheGoal() {
        FinishedRound playedRound = Stream.iterate(1L, seed -> seed + 1)
                .map(seed -> FinishedRound.of(Setup.of(Editions.CLASSIC, TeamFormat.singles(3)), seed))
                .filter(round -> round.session().match().round().target() == 1000)
                .findFirst()
                .orElseThrow();
        assertThat(RaceChartFactory.round(playedRound.session()).goal()).isEqualTo(1000);
    }
}
