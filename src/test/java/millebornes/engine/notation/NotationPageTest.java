package millebornes.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The positions on the page about the notation can be read.
class NotationPageTest {

    private static final Pattern BLOCK = Pattern.compile("```\n(game .*?)\n```", Pattern.DOTALL);

    @Test
    void theExampleIsReadLineByLine() throws IOException {
        String page = Files.readString(Path.of("docs", "notation.md"));
        MatchResult example = BLOCK.matcher(page).results().findFirst().orElseThrow();
        String text = example.group(1);
        assertThat(PositionText.of(PositionReader.read(text)).lines())
                .containsAll(text.lines().toList());
    }
}
