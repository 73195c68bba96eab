package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.desktop.ScreenKind;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Law: on any screen the program, with the settings of Java that it ships with, keeps no more alive than a fixed part and a
/// part for each pixel of its window, and never runs out of memory.
///
/// The largest screen stands for all of them; the others are visited by `-Dall.windows=true`, see [ScreenVisit].
class ScreenMemoryTest {

    private static final boolean ALL = Boolean.getBoolean("all.windows");

    /// What may be alive after a full collection: so many bytes, and so many for each pixel.
    private static final long FIXED = 80_000_000;

    private static final long PER_PIXEL = 20;

    private static final String LIVE = "live ";

    /// The parts of a visit after which the heap is looked at.
    private static final int PARTS = 10;

    @TempDir
    private Path folder;

    static Stream<ScreenKind> screens() {
        Stream<ScreenKind> largest = Stream.of(new ScreenKind(5120, 2880, 1.5));
        Stream<ScreenKind> others = Stream.of(
                new ScreenKind(800, 600, 1),
                new ScreenKind(1280, 800, 1.25),
                new ScreenKind(1920, 1080, 1),
                new ScreenKind(1920, 1080, 2),
                new ScreenKind(3840, 2160, 1),
                new ScreenKind(3840, 2160, 2),
                new ScreenKind(5120, 2880, 3));
        return ALL ? Stream.concat(largest, others) : largest;
    }

    @ParameterizedTest
    @MethodSource("screens")
    void isEnoughForAWholeVisit(ScreenKind screen) throws Exception {
        HeadlessScreen.writeBlindWindow(folder);
        Path told = folder.resolve("told");
        List<String> options = List.of("-Dprism.order=sw", "-Dglass.platform=Headless");
        int end = ScreenVisit.process(List.of(folder.toString()), options, screen)
                .redirectErrorStream(true)
                .redirectOutput(told.toFile())
                .start()
                .waitFor();
        List<String> lines = Files.readAllLines(told);
        assertThat(end).as("end of the visit: %s", lines).isZero();
        Map<String, Long> alive = lines.stream()
                .filter(line -> line.startsWith(LIVE))
                .collect(Collectors.toMap(
                        line -> line.substring(LIVE.length(), line.lastIndexOf(' ')),
                        line -> Long.parseLong(line.substring(line.lastIndexOf(' ') + 1))));
        assertThat(alive).hasSize(PARTS);
        assertThat(alive).allSatisfy((_, bytes) -> assertThat(bytes).isLessThanOrEqualTo(mostAlive(screen)));
    }

    private static long mostAlive(ScreenKind screen) {
        return FIXED + PER_PIXEL * screen.width() * screen.height();
    }
}
