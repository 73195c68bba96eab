package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The figures about a level on the set-up page were measured: they are those of docs/players.md.
class LevelFiguresTest {

    private static final Path PLAYERS = Path.of("docs/players.md");

    private static final double PERCENT_OF_TWENTY = 5;

    @ParameterizedTest
    @EnumSource(Language.class)
    void theyAreThoseOfTheMeasurements(Language language) throws IOException {
        Words words = Words.of(language);
        double driver = share("medium", "easy");
        assertThat(words.text("level.medium.measured")).contains(Math.round(driver / PERCENT_OF_TWENTY) + " ");
        assertThat(words.text("level.easy.measured")).contains(Math.round((100 - driver) / PERCENT_OF_TWENTY) + " ");
        assertThat(words.text("level.hard.measured"))
                .contains(Math.round(share("hard", "medium") / PERCENT_OF_TWENTY) + " ");
    }

    /// The share of rounds of two that one level wins against another, as the page says.
    private static double share(String level, String other) throws IOException {
        Matcher line = Pattern.compile("\\| `" + level + "` \\| `" + other + "` \\|(?: \\d+ \\|)? ([0-9.]+) ±")
                .matcher(Files.readString(PLAYERS));
        assertThat(line.find()).as("%s against %s", level, other).isTrue();
        return Double.parseDouble(line.group(1));
    }
}
