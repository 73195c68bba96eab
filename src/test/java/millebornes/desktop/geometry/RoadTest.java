package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// 40 squares for 1000 km, 28 for 700, each a square of its own in every lane.
class RoadTest {

    static Stream<Road> roads() {
        return Stream.of(1000, 700)
                .flatMap(km -> IntStream.rangeClosed(1, Road.MAX_LANES).mapToObj(lanes -> new Road(km, lanes)));
    }

    @Test
    void hasOneSquareForEvery25Kilometres() {
        assertThat(new Road(1000, 4).squares()).isEqualTo(40);
        assertThat(new Road(700, 3).squares()).isEqualTo(28);
        assertThat(new Road(700, 3).joint(28)).isCloseTo(RoadPath.NATIONALE.length(), within(1e-9));
    }

    @Test
    void refusesWhatCannotBeDrawn() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Road(990, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> new Road(1000, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Road(1000, 7));
        assertThatIllegalArgumentException().isThrownBy(() -> new Road(1000, 2).lateral(2));
        assertThatIllegalArgumentException().isThrownBy(() -> new Road(1000, 2).joint(41));
        assertThatIllegalArgumentException().isThrownBy(() -> CarStop.after(30));
    }

    @ParameterizedTest
    @MethodSource("roads")
    void squaresHaveTheSameLength(Road road) {
        for (int square = 1; square <= road.squares(); square++) {
            double length = 0;
            List<Point> line = road.line(road.joint(square - 1), road.joint(square), 0);
            for (int i = 1; i < line.size(); i++) {
                length += line.get(i - 1).distance(line.get(i));
            }
            assertThat(length).as("square %d", square).isCloseTo(road.squareLength(), within(0.1));
        }
    }

    @ParameterizedTest
    @MethodSource("roads")
    void noSquareOverlapsAnother(Road road) {
        List<List<Point>> squares = new ArrayList<>();
        List<List<Point>> probes = new ArrayList<>();
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = 0; square <= road.squares(); square++) {
                squares.add(square(road, lane, square));
                probes.add(probes(road, lane, square));
            }
        }
        for (int i = 0; i < squares.size(); i++) {
            for (int k = 0; k < squares.size(); k++) {
                for (Point probePoint : probes.get(k)) {
                    assertThat(OutlineContainment.inside(squares.get(i), probePoint))
                            .as("%s of square %d in square %d", probePoint, k, i)
                            .isEqualTo(i == k);
                }
            }
        }
    }

    private static List<Point> probes(Road road, int lane, int square) {
        double from = road.joint(square - 1);
        double length = road.joint(square) - from;
        List<Point> points = new ArrayList<>();
        for (double along : new double[] {0.02, 0.5, 0.98}) {
            for (double across : new double[] {-0.47, 0, 0.47}) {
                points.add(road.path()
                        .at(from + along * length, road.lateral(lane) + across * road.laneWidth())
                        .at());
            }
        }
        return points;
    }

    @ParameterizedTest
    @MethodSource("roads")
    void everySquareLiesOnTheBoardBelowTheSkyAndClearOfTheLegend(Road road) {
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = 0; square <= road.squares(); square++) {
                assertThat(square(road, lane, square)).allSatisfy(point -> {
                    assertThat(FixedBoardPlaces.BOARD.contains(point)).isTrue();
                    assertThat(point.y()).isGreaterThan(FixedBoardPlaces.FIRST_PIECE);
                    assertThat(FixedBoardPlaces.LEGEND.contains(point)).isFalse();
                    assertThat(FixedBoardPlaces.PLAYED.contains(point)).isFalse();
                    assertThat(TokenReserveLayout.of(road).tray().contains(point))
                            .isFalse();
                });
            }
        }
    }

    @ParameterizedTest
    @MethodSource("roads")
    void aWayCoversExactlyTheSquaresThatAreDriven(Road road) {
        assertThat(squaresIn(road, CarStop.after(100), CarStop.after(300))).containsExactly(5, 6, 7, 8, 9, 10, 11, 12);
        assertThat(squaresIn(road, CarStop.after(100), CarStop.after(25))).containsExactly(1, 2, 3);
        assertThat(squaresIn(road, CarStop.after(50), CarStop.GREEN_LIGHT)).containsExactly(0, 1);
        assertThat(squaresIn(road, CarStop.GREEN_LIGHT, CarStop.after(25))).containsExactly(1);
        assertThat(squaresIn(road, CarStop.GARAGE, CarStop.GREEN_LIGHT)).containsExactly(0);
        assertThat(squaresIn(road, CarStop.GARAGE, CarStop.after(50))).containsExactly(0, 1, 2);
    }

    @ParameterizedTest
    @MethodSource("roads")
    void theFixedPlacesOfTheBoardLieApart(Road road) {
        List<Rect> kept = FixedBoardPlaces.keptClear(road);
        assertThat(kept).allMatch(FixedBoardPlaces.BOARD::contains);
        assertThat(FixedBoardPlaces.PLAYED.overlaps(FixedBoardPlaces.LEGEND)).isFalse();
        assertThat(FixedBoardPlaces.PLAYED.overlaps(TokenReserveLayout.of(road).tray()))
                .isFalse();
    }

    /// The outline of one square of one lane; square 0 is the green-light square.
    static List<Point> square(Road road, int lane, int square) {
        return road.way(lane, new CarStop(square - 1), new CarStop(square));
    }

    private static List<Integer> squaresIn(Road road, CarStop fromStop, CarStop toStop) {
        List<Point> way = road.way(0, fromStop, toStop);
        return IntStream.rangeClosed(0, road.squares())
                .filter(square ->
                        OutlineContainment.inside(way, road.pose(0, square).at()))
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("roads")
    void aCarMovesOnWithoutAJump(Road road) {
        double longest = road.squareLength() * 1.01 + 20;
        for (double stop = -1; stop < road.squares(); stop += 0.1) {
            double moved = road.arc(stop + 0.1) - road.arc(stop);
            assertThat(moved).isPositive().isLessThan(longest * 0.2);
        }
    }
}
