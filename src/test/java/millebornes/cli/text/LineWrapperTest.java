package millebornes.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/// No word of a sentence is broken or lost.
class LineWrapperTest {

    private static final String HAND =
            "Ta main\u00a0: 1, 25\u00a0km\u00a0; 2, Véhicule prioritaire\u00a0; 3, Réparations.";

    @Test
    void aSentenceBreaksBetweenWords() {
        assertThat(LineWrapper.wrap(HAND, 32))
                .containsExactly(
                        "Ta main\u00a0: 1, 25\u00a0km\u00a0; 2, Véhicule", "prioritaire\u00a0; 3, Réparations.");
    }

    @Test
    void whatFitsAndWhereTheWidthIsNotKnownStays() {
        assertThat(LineWrapper.wrap(HAND, HAND.length())).containsExactly(HAND);
        assertThat(LineWrapper.wrap(HAND, 0)).containsExactly(HAND);
        assertThat(LineWrapper.wrap("", 80)).containsExactly("");
        assertThat(LineWrapper.wrap("  Kilomètres qui n’en finissent pas", 20))
                .containsExactly("  Kilomètres qui", "n’en finissent pas");
        assertThat(LineWrapper.wrap("Anticonstitutionnellement, dit-elle.", 20))
                .containsExactly("Anticonstitutionnellement,", "dit-elle.");
    }

    /// A word is no blank, such as a tab: at the beginning of a sentence that is its indentation.
    @Property
    void noWordIsLost(
            @ForAll @Size(max = 40) List<@StringLength(min = 1, max = 30) String> words,
            @ForAll @IntRange(max = 90) int width) {
        String sentence = String.join(
                " ",
                words.stream()
                        .map(word -> word.isBlank() ? "_" : word.replace(' ', '_'))
                        .toList());
        List<String> lines = LineWrapper.wrap(sentence, width);
        assertThat(String.join(" ", lines)).isEqualTo(sentence);
        if (width >= 20) {
            assertThat(lines).allMatch(line -> line.length() <= width || line.indexOf(' ') < 0);
        }
    }
}
