package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BoardThumbnailFactoryTest {

    /// Half of the length of a car that a detail shows, in board units, at least.
    private static final double HALF = 30;

    static Stream<List<Integer>> distances() {
        return IntStream.rangeClosed(1, 19)
                .map(km -> 50 * km)
                .boxed()
                .flatMap(km ->
                        Stream.of(List.of(km, km), List.of(km, km - 50), List.of(km, 0), List.of(km, km / 2, 100)));
    }

    /// A car in a detail is whole; the leading car is always in it.
    @ParameterizedTest
    @MethodSource("distances")
    void noCarIsCut(List<Integer> km) {
        Road road = new Road(1000, km.size());
        Rect detailRect = BoardThumbnailFactory.detailOf(road, km, 342, 168, 42);
        List<Point> cars = IntStream.range(0, km.size())
                .mapToObj(car -> road.path()
                        .at(road.arc(CarStop.after(km.get(car)).index()), 0)
                        .at())
                .toList();
        assertThat(detailRect.contains(cars.getFirst())).isTrue();
        assertThat(cars)
                .filteredOn(detailRect::contains)
                .allMatch(point -> point.x() - detailRect.x() >= HALF && detailRect.right() - point.x() >= HALF);
    }
}
