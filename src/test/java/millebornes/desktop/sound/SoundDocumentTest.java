package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// The documents' table of sounds lists every sound once, with its visual equivalent.
class SoundDocumentTest {

    private static final int COLUMNS = 4;

    @Test
    void everySoundHasItsRow() throws IOException {
        List<List<String>> rows = Files.readAllLines(Path.of("docs", "sound.md")).stream()
                .filter(line -> line.startsWith("|"))
                .skip(2)
                .map(line -> Arrays.stream(line.substring(1).split("\\|", -1))
                        .map(String::strip)
                        .limit(COLUMNS)
                        .toList())
                .toList();
        assertThat(rows).allSatisfy(row -> assertThat(row).hasSize(COLUMNS).doesNotContain(""));
        assertThat(rows.stream().map(List::getFirst))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(SoundEffect.values())
                        .map(effect -> effect.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                        .toList());
    }
}
