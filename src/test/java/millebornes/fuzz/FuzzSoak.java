package millebornes.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.save.SavedGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Hours of inputs from a coverage-guided fuzzer, Jazzer: an input that reaches new code is kept and mutated further.
///
/// `mvn -Psoak test -Dtest=FuzzSoak`; `-Dfuzz=600` for ten minutes each instead of an hour. Inputs that break the law
/// of a target are in `target/fuzz` afterwards, and belong in the corpus once the bug is fixed.
class FuzzSoak {

    /// What the fuzzer begins with and has found, a folder each target.
    static final Path CORPUS = Path.of("src", "test", "resources", "fuzz");

    private static final int SECONDS = Integer.getInteger("fuzz", 3600);

    private static final String FUZZER = "com.code_intelligence.jazzer.Jazzer";
    private static final String API = "com.code_intelligence.jazzer.api.Jazzer";

    @ParameterizedTest
    @CsvSource({"save, millebornes.fuzz.SaveReaderFuzzTarget, 8192", "referee, millebornes.fuzz.RefereeFuzzTarget, 4096"
    })
    void everyInputIsReadOrRefused(String name, String target, int longest)
            throws IOException, InterruptedException, ClassNotFoundException {
        Path folder = Files.createDirectories(Path.of("target", "fuzz", name).toAbsolutePath());
        Path grown = Files.createDirectories(folder.resolve("corpus"));
        Path log = folder.resolve("log.txt");
        String classPath = Stream.of(
                        Class.forName(FUZZER),
                        Class.forName(API),
                        SavedGame.class,
                        SaveReaderFuzzTarget.class,
                        Gson.class)
                .map(type -> root(type).toString())
                .collect(Collectors.joining(File.pathSeparator));
        Process fuzzer = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+EnableDynamicAgentLoading",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Xmx1g",
                        "-cp",
                        classPath,
                        FUZZER,
                        "--target_class=" + target,
                        "--instrumentation_includes=millebornes.**:com.google.gson.**",
                        "--reproducer_path=" + folder,
                        "-artifact_prefix=" + folder + File.separator,
                        "-dict=" + CORPUS.resolve("words.dict"),
                        "-max_len=" + longest,
                        "-timeout=10",
                        "-rss_limit_mb=3000",
                        "-max_total_time=" + SECONDS,
                        "-print_final_stats=1",
                        grown.toString(),
                        CORPUS.resolve(name).toString()))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int status = fuzzer.waitFor();
        List<String> said = Files.readAllLines(log);
        said.stream().filter(line -> line.startsWith("stat::")).forEach(line -> System.out.println(name + " " + line));
        said.stream()
                .filter(line -> line.contains(" cov: "))
                .reduce((_, last) -> last)
                .ifPresent(line -> System.out.println(name + " " + line));
        assertThat(status)
                .as(() -> String.join("\n", said.subList(Math.max(0, said.size() - 60), said.size())))
                .isZero();
    }

    private static Path root(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
