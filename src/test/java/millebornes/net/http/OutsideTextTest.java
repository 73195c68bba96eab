package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// No code that parses text from a network uses a regular expression with a repeated group: the JDK's matcher needs a
/// stack frame for each repetition, so a long enough text would overflow the stack.
class OutsideTextTest {

    private static final Path NET = Path.of("src", "main", "java", "millebornes", "net");

    /// Reads only drawings of the program.
    private static final String DRAWINGS = "DrawingSheet.java";

    /// The end of a group and a repetition behind it, in a string of a source file.
    private static final Pattern REPEATED_GROUP = Pattern.compile("\\)(?:[*+]|\\{\\d+,)");

    private static final Pattern STRING = Pattern.compile("\"([^\"\\\\]|\\\\.)*+\"");

    @Test
    void noPatternRepeatsAGroup() throws IOException {
        try (Stream<Path> files = Files.walk(NET)) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith(DRAWINGS))
                    .toList();
            assertThat(sources).hasSizeGreaterThan(50);
            for (Path source : sources) {
                for (String line : Files.readAllLines(source)) {
                    assertThat(repeatsAGroup(line)).as("%s: %s", source, line).isFalse();
                }
            }
        }
    }

    @Test
    void repeatedGroupsAreFound() {
        assertThat(List.of("\"/((?:[a-z]+/)*[a-z]+)\"", "x(\"(a|b)+\")", "\"(a){2,}\"", "\"\\\"(a)*\""))
                .allMatch(OutsideTextTest::repeatsAGroup);
        assertThat(List.of("\"([a-z]*)(b)?\"", "f(a) * 2", "g(x)+\"(\"", "\"(a){2}\"", "\"\\\")\" + x(1)"))
                .noneMatch(OutsideTextTest::repeatsAGroup);
    }

    private static boolean repeatsAGroup(String line) {
        return STRING.matcher(line)
                .results()
                .anyMatch(string -> REPEATED_GROUP.matcher(string.group()).find());
    }
}
