package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.Sizes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardThumbnailFactoryTest {

    private static final double SHORTEST_CAR = 32;

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
