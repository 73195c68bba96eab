package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.Random;
import java.util.stream.Stream;
import millebornes.save.NastyNames.Nasty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The validation of names.
class DisplayNameSanitizerTest {

    private static final int NAMES = 20_000;
    private static final int MOST_CODE_POINTS = 40;

    static Stream<Nasty> nasty() {
        return NastyNames.all();
    }

    @ParameterizedTest
    @MethodSource("nasty")
    void keepsOfANameWhatMayStandInALine(Nasty name) {
        assertThat(DisplayNameSanitizer.of(name.given())).isEqualTo(name.kept());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anna",
                "Zoé",
                "D’Artagnan",
                "Marguerite-Élise",
                "Łukasz",
                "Ngọc Ánh",
                "Σωκράτης",
                "Дмитрий",
                "李小龙",
                "🏎️",
                "A"
            })
    void leavesAnOrdinaryNameAsItIs(String name) {
        assertThat(DisplayNameSanitizer.of(name)).isEqualTo(name);
    }

    @Test
    void countsLettersAsPeopleDo() {
        assertThat(DisplayNameSanitizer.length("👨‍👩‍👧‍👦é🇫🇷")).isEqualTo(3);
        assertThat(DisplayNameSanitizer.of("🇫🇷".repeat(30))).isEqualTo("🇫🇷".repeat(16));
    }

    @Test
    void aGameMayHaveALongerNameThanAPlayer() {
        assertThat(DisplayNameSanitizer.ofGame("Les vacances chez Mamie\n2026"))
                .isEqualTo("Les vacances chez Mamie 2026");
        assertThat(DisplayNameSanitizer.ofGame("x".repeat(208))).hasSize(DisplayNameSanitizer.LONGEST_OF_GAME);
    }

    /// Of names drawn from every kind of code point, so that no combination of them gets through.
    @Test
    void itsLawHoldsForEveryName() {
        Random random = new Random(43);
        for (int drawn = 0; drawn < NAMES; drawn++) {
            String given = anything(random);
            String name = DisplayNameSanitizer.of(given);
            boolean lawful = DisplayNameSanitizer.of(name).equals(name)
                    && DisplayNameSanitizer.length(name) <= DisplayNameSanitizer.LONGEST
                    && name.strip().equals(name)
                    && !name.contains("  ")
                    && Normalizer.isNormalized(name, Normalizer.Form.NFC)
                    && name.codePoints().allMatch(DisplayNameSanitizerTest::isFit);
            assertThat(lawful)
                    .as(() -> escaped(given) + " became " + escaped(name))
                    .isTrue();
        }
    }

    private static boolean isFit(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.FORMAT -> letter == 0x200D;
            case Character.SPACE_SEPARATOR -> letter == ' ';
            default -> true;
        };
    }

    private static String anything(Random random) {
        StringBuilder text = new StringBuilder();
        int count = random.nextInt(MOST_CODE_POINTS);
        for (int at = 0; at < count; at++) {
            switch (random.nextInt(8)) {
                case 0 -> text.append((char) random.nextInt(0x100));
                case 1 -> text.append((char) (0x300 + random.nextInt(0x70)));
                case 2 -> text.append((char) (0x2000 + random.nextInt(0x70)));
                case 3 -> text.appendCodePoint(0x1F3F0 + random.nextInt(0x250));
                case 4 -> text.append("\u200D\uFE0F\u20E3\u034F\uFEFF".charAt(random.nextInt(5)));
                case 5 -> text.append((char) random.nextInt(0x10000));
                case 6 -> text.appendCodePoint(random.nextInt(0x110000));
                default -> text.append((char) ('a' + random.nextInt(26)));
            }
        }
        return text.toString();
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(letter -> escaped.append("U+%X ".formatted(letter)));
        return escaped.toString();
    }
}
