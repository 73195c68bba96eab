package millebornes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The text of the sources.
final class Sources {

    static final Path ALL = Path.of("src");
    static final Path MAIN = Path.of("src", "main", "java");
    static final Path TESTS = Path.of("src", "test", "java");

    private static final Pattern STRINGS_AND_COMMENTS = Pattern.compile(
            "\"\"\"[\\s\\S]*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\])+'|//[^\\n]*|/\\*[\\s\\S]*?\\*/");

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

    /// The code alone: spaces stand where strings and comments stood, so that every line keeps its place.
    static String bare(List<String> lines) {
        return blanked(String.join("\n", lines), STRINGS_AND_COMMENTS);
    }

    /// A text with spaces in place of what is matched.
    static String blanked(String text, Pattern what) {
        return what.matcher(text).replaceAll(it -> it.group().replaceAll("[^\\n]", " "));
    }

    /// The number of the line in which a place of a text lies, from 1 on.
    static int line(String text, int at) {
        return (int) text.substring(0, at).chars().filter(it -> it == '\n').count() + 1;
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
