package millebornes.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The fuzzer's seed inputs, and everything that it ever found, pass in every build.
class FuzzCorpusTest {

    @TestFactory
    Stream<DynamicTest> savesAreReadOrRefused() throws IOException {
        return files("save")
                .map(file -> DynamicTest.dynamicTest(
                        file.getFileName().toString(),
                        () -> SaveReaderFuzzTarget.fuzzerTestOneInput(Files.readAllBytes(file))));
    }

    @TestFactory
    Stream<DynamicTest> linesAreAnswered() throws IOException {
        return files("referee")
                .map(file -> DynamicTest.dynamicTest(
                        file.getFileName().toString(),
                        () -> RefereeFuzzTarget.fuzzerTestOneInput(Files.readAllBytes(file))));
    }

    private static Stream<Path> files(String target) throws IOException {
        try (Stream<Path> files = Files.list(FuzzSoak.CORPUS.resolve(target))) {
            List<Path> all = files.sorted().toList();
            assertThat(all).isNotEmpty();
            return all.stream();
        }
    }
}
