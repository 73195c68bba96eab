package millebornes.net.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The files that a page loads besides its own, and their size.
class PageFilesTest {

    private static final Path PAGE = Path.of("resources", "phones");

    /// A hand has seven buttons.
    private static final int MOST_BYTES = 40_000;

    private final PageFiles files = new PageFiles();

    @ParameterizedTest
    @ValueSource(strings = {"/drawings.svg", "/board.svg"})
    void everythingThatASheetShowsIsOnIt(String sheet) {
        String text = text(sheet);
        Set<String> names = found(text, " id=\"([^\"]+)\"");
        assertThat(found(text, "href=\"#([^\"]+)\"")).isNotEmpty().isSubsetOf(names);
        assertThat(found(text, "url\\(#([^)]+)\\)")).isSubsetOf(names);
        assertThat(text).doesNotContainPattern("href=\"[^#]").doesNotContain(" style=");
        assertThat(found(text, " data-box=\"([^\"]+)\"")).isNotEmpty().allMatch(box -> box.matches("(-?[\\d.]+ ?){4}"));
        assertThat(Pattern.compile(" id=\"([^\"]+)\"").matcher(text).results().count())
                .isEqualTo(names.size());
    }

    @Test
    void everyCardHasBothItsFaces() {
        assertThat(found(text("/drawings.svg"), "<g id=\"card-([A-Z0-9_]+(?:-junior)?)\" data-box"))
                .hasSize(42)
                .contains("KM_25", "KM_25-junior", "DRIVING_ACE", "DRIVING_ACE-junior");
    }

    @Test
    void everyColourThatADrawingNamesIsInThePalette() {
        String palette = text("/palette.css");
        assertThat(found(text("/drawings.svg") + text("/board.svg"), "var\\(--([a-z0-9-]+)\\)"))
                .isNotEmpty()
                .allSatisfy(role -> assertThat(palette).contains("--" + role + ":#"));
        assertThat(palette).contains("[data-theme=night]{", "@media(prefers-contrast:more)");
    }

    /// The policy of every answer forbids scripts and styles inside of a page; one that stands there would do nothing.
    @Test
    void noScriptOrStyleStandsInsideThePages() throws IOException {
        for (Path page : own(".html")) {
            assertThat(Files.readString(page))
                    .doesNotContain(" style=", "<style")
                    .doesNotContainPattern("<script(?! type=\"module\" src=)| on[a-z]+=");
        }
        for (Path script : own(".js")) {
            assertThat(Files.readString(script)).as(script.toString()).doesNotContain(" style=", "eval(", "http:");
        }
    }

    @Test
    void bothPagesTogetherAreSmall() throws IOException {
        long bytes = 0;
        for (Path file : Stream.of(".html", ".css", ".js")
                .flatMap(ending -> own(ending).stream())
                .toList()) {
            bytes += files.compressedAnswer("/" + file.getFileName())
                    .orElseThrow()
                    .body()
                    .length;
        }
        assertThat(bytes).as("bytes of HTML, CSS and scripts on their way").isBetween(1L, (long) MOST_BYTES);
    }

    /// Comments and indentation are not sent, and a fault in a script is reported in the line in which it is.
    @Test
    void onlyCommentsAndIndentationAreLeftOut() throws IOException {
        int comments = 0;
        for (Path file :
                Stream.of(".css", ".js").flatMap(ending -> own(ending).stream()).toList()) {
            List<String> written =
                    Files.readString(file).lines().map(String::stripLeading).toList();
            List<String> sent = text("/" + file.getFileName()).lines().toList();
            assertThat(sent).as(file.toString()).hasSameSizeAs(written);
            for (int line = 0; line < written.size(); line++) {
                if (!sent.get(line).equals(written.get(line))) {
                    assertThat(sent.get(line)).as(file.toString()).isEmpty();
                    assertThat(written.get(line).strip()).as(file.toString()).matches("(//|/\\*|\\* ).*|.*\\*/");
                    comments++;
                }
            }
        }
        assertThat(comments).isGreaterThan(50);
    }

    @Test
    void whatIsCompressedIsTheSame() throws IOException {
        HttpAnswer answer = files.compressedAnswer("/phone.js").orElseThrow();
        assertThat(answer.headers()).containsEntry("Content-Encoding", "gzip");
        assertThat(new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes())
                .isEqualTo(files.answer("/phone.js").orElseThrow().body());
        assertThat(files.compressedAnswer("/nothing.js")).isEmpty();
    }

    @Test
    void theTextsOfThePageComeInBothLanguages() {
        assertThat(JsonParser.parseString(text("/words/fr.json"))
                        .getAsJsonObject()
                        .keySet())
                .isEqualTo(JsonParser.parseString(text("/words/en.json"))
                        .getAsJsonObject()
                        .keySet())
                .contains("phone.page.hide", "card.KM_25", "animal.KM_25");
    }

    private String text(String path) {
        HttpAnswer answer = files.answer(path).orElseThrow();
        assertThat(answer.status()).as(path).isEqualTo(200);
        return new String(answer.body(), StandardCharsets.UTF_8);
    }

    private static Set<String> found(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult result) -> result.group(1))
                .collect(Collectors.toSet());
    }

    private static List<Path> own(String ending) {
        try (Stream<Path> files = Files.list(PAGE)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void aMissingListOfDrawingsIsAnError() {
        assertThatIllegalArgumentException().isThrownBy(() -> DrawingSheet.listedIn("nothing"));
    }

    @Test
    void anotherHeaderReplacesNone() {
        HttpAnswer answer = HttpAnswer.text("a").with("Allow", "GET").with("Retry-After", "1");
        assertThat(answer.compressed().headers()).containsOnlyKeys("Allow", "Retry-After", "Content-Encoding", "Vary");
    }
}
