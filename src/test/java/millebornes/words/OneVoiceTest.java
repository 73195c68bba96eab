package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// In French the program addresses the player as *tu*.
class OneVoiceTest {

    private static final Path RESOURCES = Path.of("resources");

    /// *Vous* and its forms, and every verb in that person; a few other words end likewise.
    private static final Pattern VOUS = Pattern.compile(
            "\\b(?:vous|votre|vos|vôtres?|êtes|faites|dites|(?!(?:chez|assez|nez|rez)\\b)\\p{L}+ez)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);

    /// Keys whose sentences really speak to several people.
    private static final Set<String> SEVERAL = Set.of();

    @Test
    void theFrenchFilesSayTu() throws IOException {
        List<String> formal = files().stream()
                .flatMap(file -> lines(file).filter(OneVoiceTest::isFormal).map(line -> file + ": " + line))
                .toList();
        assertThat(formal).isEmpty();
    }

    @Test
    void theTestKnowsBothVoices() {
        assertThat(Stream.of("Jouez !", "a=C’est à vous", "Défaussez-la", "Vous êtes là"))
                .allMatch(OneVoiceTest::isFormal);
        assertThat(Stream.of("Joue !", "chez toi", "# Jouez", "assez de cartes"))
                .noneMatch(OneVoiceTest::isFormal);
    }

    private static boolean isFormal(String line) {
        int value = line.indexOf('=');
        return !line.startsWith("#")
                && !SEVERAL.contains(line.substring(0, Math.max(0, value)))
                && VOUS.matcher(line).find();
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Everything that is written in French.
    private static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(RESOURCES)) {
            List<Path> french = all.filter(Files::isRegularFile)
                    .filter(file -> file.toString().matches(".*(?:[\\\\/]fr[\\\\/].*|_fr\\.\\w+)"))
                    .toList();
            assertThat(french).hasSizeGreaterThan(15);
            return french;
        }
    }
}
