package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The page for a second screen draws the same road as the window. Its layout data are a generated file; when the
/// layout changes, the new file is in `target/road.json`.
class RoadOfTheTablePageTest {

    private static final Path FILE = Path.of("resources", "phones", "road.json");
    private static final int STEP = 12;
    private static final int ATTACKS = 5;
    private static final int SAFETIES = 4;

    @Test
    void theFileOfThePageIsTheLayoutOfTheWindow() throws IOException {
        String expected = file();
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target", "road.json"), expected);
        assertThat(Files.readString(FILE)).isEqualTo(expected);
    }

    private static String file() {
        RoadPath path = RoadPath.NATIONALE;
        int samples = (int) Math.ceil(path.length() / STEP);
        String line = IntStream.rangeClosed(0, samples)
                .mapToObj(i -> pose(path.at(Math.min(i * STEP, path.length()))))
                .collect(Collectors.joining(","));
        return """
                {"step":%d,"length":%s,
                "line":[%s],
                "roads":{%s}}
                """.formatted(
                        STEP,
                        number(path.length()),
                        line,
                        Stream.of(700, 1000).map(RoadOfTheTablePageTest::road).collect(Collectors.joining(",\n")));
    }

    private static String pose(Pose pose) {
        return "[%s,%s,%s]".formatted(number(pose.at().x()), number(pose.at().y()), number(pose.heading()));
    }

    private static String road(int target) {
        Road road = new Road(target, 4);
        TokenReserveLayout reserve = TokenReserveLayout.of(road);
        return """
                "%d":{"arcs":[%s],"milestone":%s,"attacks":[%s],"safeties":[%s],
                "stones":[%s]}""".formatted(
                        target,
                        IntStream.rangeClosed(-1, road.squares())
                                .mapToObj(stop -> number(road.arc(stop)))
                                .collect(Collectors.joining(",")),
                        point(reserve.foot()),
                        points(IntStream.range(0, ATTACKS).mapToObj(reserve::attack)),
                        points(IntStream.range(0, SAFETIES).mapToObj(reserve::safety)),
                        farFirst(KilometreStone.along(road, 1)).stream()
                                .map(stone -> "[%d,%s,%s,%s]"
                                        .formatted(
                                                stone.kilometres(),
                                                number(stone.foot().x()),
                                                number(stone.foot().y()),
                                                String.format(Locale.ROOT, "%.2f", stone.scale())))
                                .collect(Collectors.joining(",")));
    }

    private static List<KilometreStone> farFirst(List<KilometreStone> stones) {
        return stones.stream()
                .sorted((firstStone, secondStone) ->
                        Double.compare(firstStone.foot().y(), secondStone.foot().y()))
                .toList();
    }

    private static String points(Stream<Point> points) {
        return points.map(RoadOfTheTablePageTest::point).collect(Collectors.joining(","));
    }

    private static String point(Point point) {
        return "[%s,%s]".formatted(number(point.x()), number(point.y()));
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
