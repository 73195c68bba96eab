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

    /// The distance of a car that is near another one, in board units.
    private static final double NEAR = 80;

    static Stream<List<Integer>> distances() {
        return IntStream.rangeClosed(1, 19)
                .map(km -> 50 * km)
                .boxed()
                .flatMap(km ->
                        Stream.of(List.of(km, km), List.of(km, km - 50), List.of(km, 0), List.of(km, km / 2, 100)));
    }

    /// The leading car is whole in a detail, below the badge in the corner, and so are those that are near it.
    @ParameterizedTest
    @MethodSource("distances")
    void theLeaderIsWhole(List<Integer> km) {
        Road road = new Road(1000, km.size());
        Rect detailRect = BoardThumbnailFactory.detailOf(road, km, 342, 168, 42);
        List<Point> cars = IntStream.range(0, km.size())
                .mapToObj(car -> road.path()
                        .at(road.arc(CarStop.after(km.get(car)).index()), 0)
                        .at())
                .toList();
        Rect leaderRect = Rect.around(cars.getFirst(), 2 * HALF, 2 * HALF);
        double badge = 42 * detailRect.width() / 342;
        assertThat(detailRect.contains(leaderRect)).isTrue();
        assertThat(new Rect(detailRect.right() - badge, detailRect.y(), badge, badge).overlaps(leaderRect))
                .isFalse();
        assertThat(cars)
                .filteredOn(point -> point.distance(cars.getFirst()) < NEAR)
                .allMatch(point -> detailRect.contains(Rect.around(point, 2 * HALF, 2 * HALF)));
    }
}
