package millebornes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The documents of the project, as far as a machine can read them.
class DocumentsTest {

    private static final Path DOCS = Path.of("docs");
    private static final Path DECISIONS = DOCS.resolve("decisions");
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(?:#[^)]*)?\\)");

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

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(DOCS)) {
            return Stream.concat(
                            Stream.of(Path.of("README.md")),
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
