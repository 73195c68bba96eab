import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.ImportOrderer;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import com.palantir.javaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Formats every Java source of the project, or names those that are not formatted and fails.
///
/// It runs on the JDK that compiles, since a formatter can read only what its own Java knows. Lines of documentation
/// stay as they are: as comments of Markdown the formatter would break them without their slashes.
final class FormatSources {

    private static final Formatter FORMATTER = Formatter.createFormatter(JavaFormatterOptions.builder()
            .style(Style.PALANTIR)
            .formatJavadoc(false)
            .build());
    private static final Pattern DOCUMENTATION = Pattern.compile("(?m)(?<=^[ \\t]{0,40})///.*$");
    private static final Pattern STANDING_IN = Pattern.compile("// documentation (\\d+)");

    private FormatSources() {}

    /// @param args `check` or `apply`
    public static void main(String[] args) throws IOException {
        boolean apply = args[0].equals("apply");
        List<Path> wrong;
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            wrong = files.filter(file -> file.toString().endsWith(".java")).toList().parallelStream()
                    .filter(file -> isWrong(file, apply))
                    .sorted()
                    .toList();
        }
        if (!apply && !wrong.isEmpty()) {
            wrong.forEach(file -> System.err.println("not formatted: " + file));
            System.exit(1);
        }
    }

    private static boolean isWrong(Path file, boolean apply) {
        try {
            String text = Files.readString(file);
            String formatted = formatted(text);
            boolean wrong = !formatted.equals(text);
            if (wrong && apply) {
                Files.writeString(file, formatted);
            }
            return wrong;
        } catch (FormatterException e) {
            throw new IllegalStateException(file.toString(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String formatted(String text) throws FormatterException {
        List<String> documentation = new ArrayList<>();
        String bare = DOCUMENTATION.matcher(text).replaceAll(line -> {
            documentation.add(line.group().stripTrailing());
            return "// documentation " + (documentation.size() - 1);
        });
        String ordered = ImportOrderer.reorderImports(bare, Style.PALANTIR);
        String formatted = FORMATTER.formatSource(RemoveUnusedImports.removeUnusedImports(ordered));
        return STANDING_IN
                .matcher(formatted)
                .replaceAll(line -> Matcher.quoteReplacement(documentation.get(Integer.parseInt(line.group(1)))));
    }
}
