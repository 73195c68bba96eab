package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CarHitTesterTest {

    @ParameterizedTest
    @MethodSource("millebornes.desktop.geometry.RoadTest#roads")
    void everySquareAndGarageStandsForItsCar(Road road) {
        CarHitTester tester = new CarHitTester(road, 22);
        for (int lane = 0; lane < road.lanes(); lane++) {
            for (int square = -1; square <= road.squares(); square++) {
                assertThat(tester.car(road.pose(lane, square).at(), List.of()))
                        .as("lane %d square %d", lane, square)
                        .hasValue(lane);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("millebornes.desktop.geometry.RoadTest#roads")
    void theNearestCarIsMeantEvenWhenItsLaneWasMissed(Road road) {
        CarHitTester tester = new CarHitTester(road, 22);
        List<Pose> abreast = IntStream.range(0, road.lanes())
                .mapToObj(lane -> road.pose(lane, 9))
                .toList();
        for (int lane = 0; lane < road.lanes(); lane++) {
            assertThat(tester.car(abreast.get(lane).point(8, 1), abreast)).hasValue(lane);
        }
        Point pointBeside = abreast.getFirst().point(0, -road.laneWidth() / 2 - 10);
        if (road.laneWidth() / 2 + 10 < 22) {
            assertThat(tester.car(pointBeside, abreast)).hasValue(0);
        }
    }

    @ParameterizedTest
    @MethodSource("millebornes.desktop.geometry.RoadTest#roads")
    void theCountrysideIsNobodysCar(Road road) {
        CarHitTester tester = new CarHitTester(road, 22);
        List<Point> country = List.of(new Point(640, 30), new Point(300, 260), new Point(1250, 600), new Point(2, 300));
        assertThat(country).extracting(point -> tester.car(point, List.of())).containsOnly(OptionalInt.empty());
    }
}
