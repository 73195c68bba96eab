package millebornes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What can only be seen in the text of the sources.
class SourcesTest {

    private static final int MOST_LINES = 400;
    private static final Path MAIN = Path.of("src", "main", "java");
    private static final Path THEME = MAIN.resolve(Path.of("millebornes", "desktop", "theme"));

    private static final Pattern LOOK = Pattern.compile("""
        "[^"]*\\#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b\
        |\\bColor\\s*\\.\\s*(?:web|rgb|hsb|color|gray|valueOf)\\s*\\(\
        |\\bnew\\s+Color\\s*\\(\
        |\\.setStyle\\s*\\(\
        |\\bFont\\s*\\.\\s*(?:font|loadFont)\\s*\\(\
        |getStyleClass\\(\\)\\s*\\.\\s*(?:add|addAll|setAll|remove|contains)\\s*\\(\\s*"\
        """);

    @Test
    void noFileIsTooLongToRead() throws IOException {
        assertThat(javaFiles(Path.of("src"), file -> lines(file).size() > MOST_LINES))
                .as("Java files over %d lines: split them by what they do", MOST_LINES)
                .isEmpty();
    }

    @Test
    void onlyTheThemeDecidesHowThingsLook() throws IOException {
        assertThat(javaFiles(MAIN, file -> !file.startsWith(THEME)).stream()
                        .flatMap(SourcesTest::looks)
                        .toList())
                .as("colours, fonts and style classes outside desktop/theme: a second palette would not follow the"
                        + " first")
                .isEmpty();
    }

    @Test
    void everyPackageHasAPage() throws IOException {
        List<Path> packages = javaFiles(MAIN, file -> !file.endsWith("module-info.java")).stream()
                .map(Path::getParent)
                .distinct()
                .toList();
        assertThat(packages).isNotEmpty().allSatisfy(at -> {
            Path page = at.resolve("package-info.java");
            assertThat(page).exists();
            assertThat(Files.readString(page))
                    .contains("@NullMarked")
                    .containsIgnoringCase("example")
                    .containsIgnoringCase("left out on purpose");
        });
    }

    @Test
    void looksAreFoundWhereTheyStand() {
        assertThat(List.of(
                        "x.setFill(Color.web(name))",
                        "String red = \"-fx-fill: #c00\";",
                        "\"#1a2b3c\"",
                        "node.getStyleClass().add(\"card\")",
                        "label.setStyle(style)"))
                .allMatch(LOOK.asPredicate());
        assertThat(List.of("/// see [Card#add]", "node.getStyleClass().add(Styles.CARD)", "\"no. #12\"", "\"R#12345\""))
                .noneMatch(LOOK.asPredicate());
    }

    private static Stream<String> looks(Path file) {
        List<String> lines = lines(file);
        return IntStream.range(0, lines.size())
                .filter(at -> !lines.get(at).strip().startsWith("//"))
                .filter(at -> LOOK.matcher(lines.get(at)).find())
                .mapToObj(at -> file + ":" + (at + 1) + ": " + lines.get(at).strip());
    }

    private static List<Path> javaFiles(Path below, Predicate<Path> which) throws IOException {
        try (Stream<Path> files = Files.walk(below)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(which)
                    .sorted()
                    .toList();
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
