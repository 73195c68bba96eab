package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.Sizes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BoardThumbnailFactoryTest {

    /// Half of the length of a car that a detail shows, in board units, at least.
    private static final double HALF = 30;

    /// The distance of a car that is near another one, in board units.
    private static final double NEAR = 80;

    private static final double SHORTEST_CAR = 32;

    static Stream<List<Integer>> distances() {
        return IntStream.rangeClosed(1, 19)
                .map(km -> 50 * km)
                .boxed()
                .flatMap(km ->
                        Stream.of(List.of(km, km), List.of(km, km - 50), List.of(km, 0), List.of(km, km / 2, 100)));
    }

    /// The leading car is whole in a detail, and so are those that are near it.
    @ParameterizedTest
    @MethodSource("distances")
    void theLeaderIsWhole(List<Integer> km) {
        Road road = new Road(1000, km.size());
        Rect detailRect = BoardThumbnailFactory.detailOf(road, km, 342, 168);
        List<Point> cars = IntStream.range(0, km.size())
                .mapToObj(car -> road.path()
                        .at(road.arc(CarStop.after(km.get(car)).index()), 0)
                        .at())
                .toList();
        Rect leaderRect = Rect.around(cars.getFirst(), 2 * HALF, 2 * HALF);
        assertThat(detailRect.contains(leaderRect)).isTrue();
        assertThat(cars)
                .filteredOn(point -> point.distance(cars.getFirst()) < NEAR)
                .allMatch(point -> detailRect.contains(Rect.around(point, 2 * HALF, 2 * HALF)));
    }

    /// The whole road is on all maps, on which cars are large enough.
    @ParameterizedTest
    @CsvSource({"229, 97, 2", "290, 138, 4", "344, 169, 2", "440, 216, 4", "456, 174, 3", "300, 200, 4"})
    void mapsShowTheWholeRoad(double width, double height, int cars) {
        Road road = new Road(1000, cars);
        Rect partRect = BoardThumbnailFactory.wholeOf(width, height);
        assertThat(IntStream.rangeClosed(0, road.squares())
                        .mapToObj(square -> road.path().at(road.arc(square), 0).at()))
                .allMatch(point -> partRect.contains(Rect.around(point, Road.BAND, Road.BAND)));
        double scale = width / partRect.width();
        assertThat(scale * ThumbnailCar.width(road, scale) * Sizes.CAR_LENGTH / Sizes.CAR_WIDTH)
                .as("length of a car in px")
                .isGreaterThanOrEqualTo(SHORTEST_CAR);
    }
}
