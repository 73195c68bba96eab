package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.desktop.geometry.CarSizeCalculator.CrowdedCar;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The disc of an attack, on every road and in every window.
class CardEffectLayoutTest {

    private static final int DRAWS = 40;
    private static final int SQUARES = 40;
    private static final int[][] WINDOWS = {
        {800, 600}, {1024, 700}, {1280, 800}, {1366, 768}, {800, 1280}, {1920, 1080}, {3840, 2160}
    };

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void theDiscCoversNeitherItsCarNorTheBanner(int lanes) {
        Random random = new Random(lanes);
        Road road = new Road(1000, lanes);
        int free = 0;
        int all = 0;
        for (int[] window : WINDOWS) {
            for (TableLayoutSpec.TargetSize target : TableLayoutSpec.TargetSize.values()) {
                for (double text : new double[] {1, 2}) {
                    TableLayout table =
                            TableLayout.of(new TableLayoutSpec(window[0], window[1], lanes, 4, text, target));
                    List<Rect> plates = table.board().toWindow(FixedBoardPlaces.keptClear(road));
                    for (int draw = 0; draw < DRAWS; draw++) {
                        List<Rect> rooms = new ArrayList<>();
                        List<Point> centres = new ArrayList<>();
                        cars(road, random, table.board(), rooms, centres);
                        for (int car = 0; car < lanes; car++) {
                            CardEffectLayout layout = CardEffectLayout.of(
                                    table.board().room(), table.banner(), plates, rooms, car, centres.get(car));
                            String name = "car %d of %s in %s".formatted(car, rooms, table.spec());
                            assertThat(layout.box().overlaps(rooms.get(car)))
                                    .as(name)
                                    .isFalse();
                            assertThat(layout.box().overlaps(table.banner()))
                                    .as(name)
                                    .isFalse();
                            assertThat(table.board().room().inset(-1).contains(layout.box()))
                                    .as(name)
                                    .isTrue();
                            all++;
                            free += rooms.stream().noneMatch(layout.box()::overlaps) ? 1 : 0;
                        }
                    }
                }
            }
        }
        assertThat(free / (double) all).as("discs that cover no car at all").isGreaterThan(0.97);
    }

    private static void cars(Road road, Random random, BoardViewport board, List<Rect> rooms, List<Point> centres) {
        List<CrowdedCar> cars = IntStream.range(0, road.lanes())
                .mapToObj(_ -> new CrowdedCar(
                        CarStop.after(25 * random.nextInt(SQUARES + 1)), random.nextInt(3), random.nextInt(5)))
                .toList();
        List<PieceLayout> layouts = new CarSizeCalculator(road, cars, random.nextInt(road.lanes())).layouts();
        for (int lane = 0; lane < road.lanes(); lane++) {
            CrowdedCar car = cars.get(lane);
            int stop = car.stop().index();
            rooms.add(board.toWindow(layouts.get(lane).room(lane, stop, car.hazards(), car.safeties())));
            centres.add(board.toWindow(layouts.get(lane).car(lane, stop).at()));
        }
    }
}
