package millebornes.cli.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The example of a computer player in another language is run as its page describes. Without Python, nothing is
/// tested.
class PythonPlayerTest {

    private static final Path PLAYER = Path.of("src", "examples", "player.py");
    private static final int SHORT = 40;

    @TempDir
    private Path directory;

    @Test
    void theExampleIsShort() throws Exception {
        assertThat(Files.readAllLines(PLAYER)).hasSizeLessThanOrEqualTo(SHORT);
    }

    @Test
    void itPlaysAWholeMatch() throws Exception {
        assumeThat(hasPython()).as("python3 is there").isTrue();
        Path output = directory.resolve("output");
        Process process = new ProcessBuilder(List.of(
                        "python3",
                        PLAYER.toString(),
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath(),
                        "millebornes.cli.Main",
                        "referee"))
                .redirectErrorStream(true)
                .redirectOutput(Redirect.to(output.toFile()))
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).as("ends by itself").isTrue();
        assertThat(Files.readString(output).strip())
                .matches("rounds: [1-9]\\d* points: \\d+ \\d+ \\d+ winner: [012](?: [012])*");
        assertThat(process.exitValue()).isZero();
    }

    private static boolean hasPython() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3")));
    }

    private static String classPath() {
        return String.join(
                File.pathSeparator,
                String.valueOf(System.getProperty("jdk.module.path")),
                System.getProperty("java.class.path"));
    }
}
