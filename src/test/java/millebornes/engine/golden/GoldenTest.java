package millebornes.engine.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Replays the recorded games and compares the events. With `-Dgolden.record=true` they are recorded again.
class GoldenTest {

    private static final boolean RECORD = Boolean.getBoolean("golden.record");

    @TestFactory
    Stream<DynamicTest> aPlaythroughGoesAsItWasRecorded() throws IOException {
        return GoldenFile.all().stream()
                .map(path -> DynamicTest.dynamicTest(path.getFileName().toString(), () -> assertAsRecorded(path)));
    }

    @Test
    void everyEditionIsThere() throws IOException {
        Set<String> editions =
                files().stream().map(file -> file.rules().edition().id()).collect(Collectors.toSet());
        assertThat(editions)
                .containsExactlyInAnyOrderElementsOf(
                        Editions.ALL.stream().map(Edition::id).toList());
    }

    private static void assertAsRecorded(Path path) throws IOException {
        if (RECORD) {
            Files.writeString(path, GoldenFile.read(path).recorded());
        }
        GoldenFile file = GoldenFile.read(path);
        assertThat(file.replayed()).isEqualTo(file.text());
    }

    private static List<GoldenFile> files() throws IOException {
        return GoldenFile.all().stream().map(GoldenTest::read).toList();
    }

    private static GoldenFile read(Path path) {
        try {
            return GoldenFile.read(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
