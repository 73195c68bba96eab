package millebornes;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaField;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.SampleEvents;
import org.junit.jupiter.api.Test;

/// The machine-checkable properties of the project's documents.
class DocumentsTest {

    private static final Path DOCS = Path.of("docs");
    private static final Path DECISIONS = DOCS.resolve("decisions");
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(?:#[^)]*)?\\)");

    private static final Pattern CODE = Pattern.compile("`(?:[A-Z]\\w+\\.)?([A-Z]\\w+)`");

    /// A class, or a class and one of its methods.
    private static final Pattern CLASS = Pattern.compile("`([A-Z][a-z]+[A-Z]\\w*)(?:\\.\\w+)?(?:\\.java)?`");

    /// Classes that a how-to page tells the reader to write, and names of Java, the browser, Linux and a tool.
    private static final Pattern NOT_OURS = Pattern.compile("About\\w+|CarefulBot|EventSource|GameServer|SecureRandom"
            + "|TextFormatter|VmHWM|VmRSS|(?:Initia|Max|Min|SoftRef|Tiered|Trim)\\w+(?:Size|Percent|Ratio|Percentage|PerMB"
            + "|AtLevel|HeapInterval)");

    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");

    /// How code asks for the operating system, or depends on it.
    private static final Pattern SYSTEM = Pattern.compile(
            "\"os\\.name\"|getSeparator\\(\\)|pathSeparator|File\\.separator|getenv\\(\"PATH\"\\)|OperatingSystem\\.current");

    @Test
    void everyLinkIntoTheRepositoryLeadsSomewhere() throws IOException {
        List<Path> pages = pages();
        assertThat(pages).contains(Path.of("README.md"), DOCS.resolve("architecture.md"));
        for (Path page : pages) {
            assertThat(links(page))
                    .as("links of %s", page)
                    .allSatisfy(link -> assertThat(link).exists());
        }
    }

    @Test
    void everyDecisionIsInTheList() throws IOException {
        try (Stream<Path> files = Files.list(DECISIONS)) {
            assertThat(files.map(Path::getFileName).map(Path::toString).filter(name -> !name.equals("README.md")))
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(name).matches("\\d{4}-[a-z0-9-]+\\.md"))
                    .allSatisfy(name ->
                            assertThat(DECISIONS.resolve("README.md")).content().contains("](" + name + ")"));
        }
    }

    @Test
    void everyEventIsExplainedWithItsFields() throws IOException {
        String page = Files.readString(DOCS.resolve("events.md"));
        assertThat(SampleEvents.kinds()).isNotEmpty().allSatisfy(event -> {
            String fields = Arrays.stream(event.getRecordComponents())
                    .map(field -> "`" + field.getName() + "`")
                    .collect(Collectors.joining(", "));
            assertThat(page).contains("| `" + event.getSimpleName() + "` | " + fields + " |");
        });
        assertThat(Event.RoundEnd.values())
                .allSatisfy(roundEnd -> assertThat(page).contains("`" + roundEnd + "`"));
    }

    @Test
    void theGlossaryNamesOnlyWhatIsInTheCode() throws IOException {
        Set<String> known = ProgramPackages.CLASSES.stream()
                .flatMap(type -> Stream.concat(
                        Stream.of(type.getSimpleName()),
                        type.getFields().stream().map(JavaField::getName)))
                .collect(Collectors.toSet());
        List<String> names = CODE.matcher(Files.readString(DOCS.resolve("glossary.md")))
                .results()
                .map(name -> name.group(1))
                .toList();
        assertThat(names).hasSizeGreaterThan(40);
        assertThat(known).containsAll(names);
    }

    /// Decisions and lab notes may name what was there once.
    @Test
    void documentsNameOnlyClassesThatAreThere() throws IOException {
        Set<String> known;
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            known = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(source -> DECLARED.matcher(read(source)).results())
                    .map(declared -> declared.group(1))
                    .collect(Collectors.toSet());
        }
        for (Path page : pages()) {
            if (!page.startsWith(DECISIONS) && !page.startsWith(DOCS.resolve("research"))) {
                assertThat(CLASS.matcher(Files.readString(page))
                                .results()
                                .map(name -> name.group(1))
                                .filter(name -> !NOT_OURS.matcher(name).matches()))
                        .as("classes named in %s", page)
                        .isSubsetOf(known);
            }
        }
    }

    /// Otherwise a difference between systems could hide from whoever ports the program.
    @Test
    void everyPlaceThatAsksForTheSystemIsListed() throws IOException {
        String page = Files.readString(DOCS.resolve("systems.md"));
        try (Stream<Path> program = Files.walk(Path.of("src/main/java"));
                Stream<Path> packaging = Files.walk(Path.of("src/dist/build"))) {
            List<Path> asking = Stream.concat(program, packaging)
                    .filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> SYSTEM.matcher(read(file)).find())
                    .toList();
            assertThat(asking)
                    .hasSizeGreaterThan(5)
                    .allSatisfy(file -> assertThat(page)
                            .contains("`" + file.getFileName().toString().replace(".java", "") + "`"));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(DOCS)) {
            return Stream.concat(
                            Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CHANGELOG.fr.md", "SECURITY.md")
                                    .map(Path::of),
                            files.filter(file -> file.toString().endsWith(".md")))
                    .toList();
        }
    }

    private static List<Path> links(Path page) throws IOException {
        return LINK.matcher(Files.readString(page))
                .results()
                .map(link -> link.group(1))
                .map(link -> page.resolveSibling(link).normalize())
                .toList();
    }
}
