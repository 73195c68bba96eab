package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The phone page uses only existing texts, and every one of its texts is used.
class PhonePageTextsTest {

    private static final Path PAGE = Path.of("resources", "phones");
    private static final String OWN = "phone.page.";
    private static final Pattern SAID = Pattern.compile("['`\"](phone\\.page\\.[A-Za-z0-9_.]*)(\\$\\{)?");

    /// A text that stands in a page before its script runs.
    private static final Pattern STANDS = Pattern.compile("lang=\"(fr|en)\" data-text=\"([\\w.]+)\">([^<]*)<");

    @Test
    void everyTextOfThePageIsThereAndSaid() {
        Set<String> keys = Words.of(Language.FRENCH).keys().stream()
                .filter(key -> key.startsWith(OWN))
                .collect(Collectors.toSet());
        List<Matcher> said = files(".js", ".html").map(SAID::matcher).toList();
        Set<String> whole = said.stream()
                .flatMap(matcher -> matcher.reset().results())
                .filter(found -> found.group(2) == null)
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
        Set<String> beginnings = said.stream()
                .flatMap(matcher -> matcher.reset().results())
                .filter(found -> found.group(2) != null)
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
        assertThat(keys).containsAll(whole).hasSizeGreaterThan(80);
        assertThat(keys)
                .allMatch(key -> whole.contains(key)
                        || beginnings.stream()
                                .anyMatch(beginning -> key.startsWith(beginning) && !key.equals(beginning)));
        assertThat(beginnings).allMatch(beginning -> keys.stream().anyMatch(key -> key.startsWith(beginning)));
    }

    @Test
    void whatStandsInThePagesIsTheTextOfBothLanguages() {
        List<MatchResult> found =
                files(".html").flatMap(page -> STANDS.matcher(page).results()).toList();
        assertThat(found).allSatisfy(text -> {
            Language language = text.group(1).equals("fr") ? Language.FRENCH : Language.ENGLISH;
            assertThat(text.group(3)).isEqualTo(Words.of(language).text(text.group(2)));
        });
        assertThat(found.stream().map(text -> text.group(1) + " " + text.group(2)))
                .contains(
                        "fr phone.page.early",
                        "en phone.page.early.off",
                        "fr phone.page.early.late",
                        "en phone.page.fault");
    }

    private static Stream<String> files(String... endings) {
        try (Stream<Path> files = Files.list(PAGE)) {
            return files
                    .filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
                    .map(PhonePageTextsTest::text)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
