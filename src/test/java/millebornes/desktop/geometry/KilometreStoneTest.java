package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KilometreStoneTest {

    record Setting(Road road, double enlarge) {}

    static Stream<Setting> settings() {
        return Stream.of(1000, 700)
                .flatMap(km -> Stream.of(2, 4, 6)
                        .flatMap(lanes -> Stream.of(1.0, 1.25, 1.6, 1.72)
                                .map(enlarge -> new Setting(new Road(km, lanes), enlarge))));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void oneStandsEvery100KilometresAndTheLargestAtTheFinish(Setting setting) {
        List<KilometreStone> stones = KilometreStone.along(setting.road(), setting.enlarge());
        int finish = setting.road().kilometres();
        assertThat(stones)
                .extracting(KilometreStone::kilometres)
                .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, finish / 100)
                        .mapToObj(i -> 100 * i)
                        .toList());
        KilometreStone lastStone = stones.getFirst();
        assertThat(lastStone.kilometres()).isEqualTo(finish);
        assertThat(stones).allMatch(stone -> stone.scale() <= lastStone.scale() && stone.scale() >= 0.8);
    }

    @ParameterizedTest
    @MethodSource("settings")
    void noneCoversASquareOrAnotherOrLeavesTheBoard(Setting setting) {
        Road road = setting.road();
        List<KilometreStone> stones = KilometreStone.along(road, setting.enlarge());
        List<List<Point>> squares = IntStream.range(0, road.lanes())
                .boxed()
                .flatMap(lane -> IntStream.rangeClosed(0, road.squares())
                        .mapToObj(square -> RoadTest.square(road, lane, square)))
                .toList();
        for (KilometreStone stone : stones) {
            Rect roomRect = stone.room();
            assertThat(FixedBoardPlaces.BOARD.contains(roomRect)).isTrue();
            assertThat(roomRect.y())
                    .as("the banner ends above the stone at %d km", stone.kilometres())
                    .isGreaterThanOrEqualTo(FixedBoardPlaces.FIRST_PIECE);
            assertThat(squares)
                    .as("squares under the stone at %d km", stone.kilometres())
                    .noneMatch(square -> square.stream().anyMatch(roomRect::contains))
                    .noneMatch(square -> OutlineContainment.inside(square, roomRect.centre()));
            assertThat(stones)
                    .noneMatch(otherStone ->
                            !otherStone.equals(stone) && otherStone.room().overlaps(roomRect));
            assertThat(FixedBoardPlaces.keptClear(road)).noneMatch(roomRect::overlaps);
        }
    }

    /// A stone between two sweeps is read as one of the sweep that it stands nearer to.
    @ParameterizedTest
    @MethodSource("settings")
    void eachStandsNearerToItsOwnSweepThanToAnother(Setting setting) {
        Road road = setting.road();
        for (KilometreStone stone : KilometreStone.along(road, setting.enlarge())) {
            double own = road.joint(stone.kilometres() / 25);
            assertThat(Math.abs(road.path().project(stone.foot()) - own))
                    .as("along the road from the joint to the stone at %d km", stone.kilometres())
                    .isLessThan(1.5 * road.squareLength());
        }
    }

    @ParameterizedTest
    @MethodSource("settings")
    void eachStandsNearItsOwnJoint(Setting setting) {
        Road road = setting.road();
        for (KilometreStone stone : KilometreStone.along(road, setting.enlarge())) {
            Point jointPoint =
                    road.path().at(road.joint(stone.kilometres() / 25)).at();
            assertThat(stone.room().distance(jointPoint))
                    .as("from the joint to the stone at %d km", stone.kilometres())
                    .isLessThan(Road.BAND / 2 + 20);
        }
    }
}
