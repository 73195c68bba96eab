package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The pseudo-translated texts are long, and still valid.
class PseudoTranslationTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTextIsLongerAndHasTheSamePlaces(Language language) {
        Words words = Words.of(language);
        Words longerWords = PseudoTranslation.of(language);
        assertThat(longerWords.keys()).isEqualTo(words.keys());
        for (String key : words.keys()) {
            assertThat(longerWords.template(key).places())
                    .as(key)
                    .isEqualTo(words.template(key).places());
        }
        assertThat(letters(longerWords)).isGreaterThan(letters(words) * 14 / 10);
        assertThat(PseudoTranslation.longer("Défausser {n|une carte|# cartes} à {who:de}…"))
                .isEqualTo("Dééfaauusseer {n|uunee caartee|# caarteess} àà {who:de}...");
    }

    private static long letters(Words words) {
        return words.keys().stream()
                .flatMapToInt(key ->
                        words.template(key).text().replaceAll("\\{[^}]*}", "").chars())
                .filter(Character::isLetter)
                .count();
    }
}
