package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.desktop.art.CeremonyArt.Pose;
import millebornes.desktop.result.CeremonyLayout.Arrival;
import millebornes.desktop.result.CeremonyLayout.CeremonySpace;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;

class CeremonyLayoutTest {

    /// In every window, with every size of text, for two to six cars: nobody stands beyond the page, no head in the
    /// title, no car in another, each car below its family.
    @Test
    void everybodyHasRoomInEveryWindow() {
        for (double[] size : new double[][] {{1000, 460}, {1280, 602}, {1422, 600}, {1000, 360}, {1280, 480}}) {
            for (double text : new double[] {1, 1.5}) {
                for (int cars = 2; cars <= 6; cars++) {
                    CeremonyLayout layout = CeremonyLayout.of(
                            model(cars, List.of(0)).podium(), new CeremonySpace(size[0], size[1], 44 * text, 36, text));
                    layout.arrivals().forEach(arrival -> fits(layout, arrival, size[0]));
                    double last = Double.NEGATIVE_INFINITY;
                    for (Arrival arrival : layout.arrivals()) {
                        double half = 100 * arrival.carScale();
                        assertThat(arrival.parked().x() - half).isGreaterThan(last);
                        last = arrival.parked().x() + half;
                        assertThat(arrival.parked().x())
                                .isEqualTo(arrival.step().x());
                    }
                }
            }
        }
    }

    private static void fits(CeremonyLayout layout, Arrival arrival, double width) {
        double reach = 80 * arrival.familyScale();
        assertThat(arrival.step().x() - reach).isGreaterThanOrEqualTo(-1);
        assertThat(arrival.step().x() + reach).isLessThanOrEqualTo(width + 1);
        double head = arrival.pose() == Pose.WITH_CUP
                ? CeremonyLayout.cup(arrival).y() - 130 * CeremonyLayout.cupScale(arrival)
                : arrival.step().y() - 108 * arrival.familyScale();
        assertThat(head)
                .as("%s below %s", arrival, layout.title())
                .isGreaterThanOrEqualTo(layout.title().bottom() - 12);
    }

    @Test
    void everyWinnerHoldsACupAndNobodyElse() {
        CeremonyLayout layout =
                CeremonyLayout.of(model(4, List.of(1, 2)).podium(), new CeremonySpace(1280, 602, 44, 36, 1));
        assertThat(layout.arrivals())
                .filteredOn(arrival -> arrival.pose() == Pose.WITH_CUP)
                .extracting(Arrival::team)
                .containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void theLastOnThePodiumStepOutFirst() {
        CeremonyLayout layout =
                CeremonyLayout.of(model(4, List.of(0)).podium(), new CeremonySpace(1280, 602, 44, 36, 1));
        assertThat(layout.arrivals().stream()
                        .sorted((firstArrival, secondArrival) -> firstArrival.climb() - secondArrival.climb())
                        .map(Arrival::team))
                .containsExactly(1, 2, 3, 0);
    }

    @Test
    void whereNoTeamHasWonNobodyHoldsTheCup() {
        CeremonyLayout layout =
                CeremonyLayout.of(model(4, List.of()).podium(), new CeremonySpace(1280, 602, 44, 36, 1));
        assertThat(layout.arrivals()).hasSize(4).extracting(Arrival::pose).containsOnly(Pose.CALM);
    }

    @Test
    void whatHappensHappensInOrder() {
        for (int cars = 1; cars <= 6; cars++) {
            CeremonyTimeline times = new CeremonyTimeline(cars);
            assertThat(times.rolled(cars - 1, times.parked())).isEqualTo(1);
            assertThat(times.size(0, times.parked()))
                    .as("nobody gets out of a car that rolls")
                    .isZero();
            for (int turn = 0; turn < cars; turn++) {
                assertThat(times.door(turn, times.parked()))
                        .as("no door opens before all cars stand")
                        .isZero();
                assertThat(times.size(turn, times.out(turn))).isZero();
                assertThat(times.door(turn, times.out(turn)))
                        .as("nobody steps through a closed door")
                        .isGreaterThan(0.5);
                assertThat(times.door(turn, times.out(turn) + 200)).isEqualTo(1);
                assertThat(times.door(turn, times.landed(turn))).isZero();
            }
            assertThat(times.climbed(cars - 1, times.landed(cars - 1))).isEqualTo(1);
            assertThat(times.trophy()).isGreaterThan(times.landed(cars - 1));
            assertThat(times.risen(times.trophy())).isZero();
            assertThat(times.risen(times.free())).isEqualTo(1);
            assertThat(times.trophyHeight(300, times.end())).isZero();
            assertThat(times.rained(times.end())).isEqualTo(1);
            assertThat(times.free()).as("nobody waits longer than nine seconds").isLessThan(9000);
        }
    }

    private static ResultModel model(int cars, List<Integer> winners) {
        return new ResultModel(
                1,
                ResultModel.MatchState.OVER,
                winners,
                IntStream.range(0, cars)
                        .mapToObj(team -> {
                            int points = winners.contains(team) ? 5000 : 100 * team;
                            return new TeamResult(team, List.of(Livery.of(team)), 500, Map.of(), points, points);
                        })
                        .toList(),
                ScoringMode.EXPERT);
    }
}
