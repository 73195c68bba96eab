package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every text in the resources is used; unused ones would be translated and maintained for nothing.
class UsedWordsTest {

    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Path WORDS = Path.of("resources", "words", "en");
    private static final Pattern LITERAL = Pattern.compile("\"([^\"\\n]*)\"");
    private static final Pattern KEY = Pattern.compile("(?m)^([\\w.-]+)=");

    /// The sources name a key whole, or its beginning up to a point, or its two parts.
    @Test
    void everyTextIsNamedInTheSources() throws IOException {
        Set<String> named = found(SOURCES, ".java", LITERAL).collect(Collectors.toSet());
        List<String> beginnings =
                named.stream().filter(text -> text.matches("[\\w.]+\\.")).toList();
        List<String> keys = found(WORDS, ".properties", KEY).toList();
        assertThat(keys).hasSizeGreaterThan(500);
        assertThat(keys)
                .filteredOn(key -> !named.contains(key)
                        && beginnings.stream().noneMatch(key::startsWith)
                        && !hasNamedParts(key, named))
                .as("texts that nobody asks for")
                .isEmpty();
    }

    private static boolean hasNamedParts(String key, Set<String> named) {
        return IntStream.range(0, key.length())
                .filter(at -> key.charAt(at) == '.')
                .anyMatch(at -> named.contains(key.substring(0, at)) && named.contains(key.substring(at)));
    }

    private static Stream<String> found(Path folder, String ending, Pattern pattern) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            StringBuilder all = new StringBuilder();
            for (Path file :
                    files.filter(path -> path.toString().endsWith(ending)).toList()) {
                all.append(Files.readString(file));
            }
            return pattern.matcher(all).results().map((MatchResult match) -> match.group(1));
        }
    }
}
