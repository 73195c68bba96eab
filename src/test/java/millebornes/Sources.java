package millebornes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// The text of the sources.
final class Sources {

    static final Path ALL = Path.of("src");
    static final Path MAIN = Path.of("src", "main", "java");
    static final Path TESTS = Path.of("src", "test", "java");

    private Sources() {}

    /// The Java files in a folder and below it, in the order of their names.
    static List<Path> javaFiles(Path below) {
        try (Stream<Path> files = Files.walk(below)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What is found in files, each as a place that an editor can open.
    ///
    /// @param finder finds the numbers of lines, from 1 on
    static List<String> places(List<Path> files, Function<List<String>, List<Integer>> finder) {
        return files.stream()
                .flatMap(file -> {
                    List<String> lines = lines(file);
                    return finder.apply(lines).stream()
                            .map(line -> file + ":" + line + ": "
                                    + lines.get(line - 1).strip());
                })
                .toList();
    }
}
