package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The descriptions in the packages agree with the program.
class PackagedTextsTest {

    private static final Path LINUX = Path.of("src", "dist", "linux");
    private static final Pattern VERSION = Pattern.compile("(?m)^  <version>(.*)</version>");
    private static final Pattern SINGLE_TEXT = Pattern.compile("<(name|p|li|caption|summary)>");
    private static final Pattern FRENCH_TEXT = Pattern.compile("<(?:p|li|caption|summary) xml:lang=\"fr\">");

    @ParameterizedTest
    @ValueSource(strings = {"millebornes.6", "millebornes.fr.6"})
    void manPagesNameEveryCommand(String page) throws IOException {
        String text = Files.readString(LINUX.resolve(page));
        assertThat(new Main(Optional::empty).commandLine().getSubcommands().keySet())
                .isNotEmpty()
                .allSatisfy(command -> assertThat(text).containsPattern("(?m)^\\.BI? " + command + "\\b"));
        assertThat(text).contains("Mille Bornes " + version());
    }

    @Test
    void thisVersionHasItsNews() throws IOException {
        assertThat(Path.of("CHANGELOG.md")).content().contains("\n## " + version() + "\n");
        assertThat(LINUX.resolve("millebornes.metainfo.xml"))
                .content()
                .contains("<release version=\"" + version() + "\"");
    }

    @Test
    void shopsOfProgramsReadEverythingInBothLanguages() throws IOException {
        String text = Files.readString(LINUX.resolve("millebornes.metainfo.xml"));
        long english = SINGLE_TEXT
                .matcher(text)
                .results()
                .filter(found -> !found.group(1).equals("name"))
                .count();
        assertThat(FRENCH_TEXT.matcher(text).results().count())
                .isEqualTo(english)
                .isGreaterThan(5);
    }

    private static String version() throws IOException {
        Matcher found = VERSION.matcher(Files.readString(Path.of("pom.xml")));
        assertThat(found.find()).isTrue();
        return found.group(1);
    }
}
