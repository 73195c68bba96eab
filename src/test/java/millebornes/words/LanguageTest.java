package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);

    @ParameterizedTest
    @CsvSource({"fr-FR, FRENCH", "fr-CA, FRENCH", "en-GB, ENGLISH", "de-DE, ENGLISH"})
    void aLocaleHasItsLanguage(String locale, Language language) {
        assertThat(Language.of(Locale.forLanguageTag(locale))).isEqualTo(language);
    }

    @Test
    void aLanguageIsFoundByItsTag() {
        assertThat(Language.tagged("fr")).contains(Language.FRENCH);
        assertThat(Language.tagged("en")).contains(Language.ENGLISH);
        assertThat(Language.tagged("xx")).isEmpty();
    }

    @Test
    void numbersAreWrittenAsTheLanguageWritesThem() {
        assertThat(FRENCH.number(1_234_567)).isEqualTo("1\u202f234\u202f567");
        assertThat(ENGLISH.number(1_234_567)).isEqualTo("1,234,567");
        assertThat(FRENCH.number(725)).isEqualTo(ENGLISH.number(725)).isEqualTo("725");
        assertThat(Language.FRENCH.decimal(1234.56, 1)).isEqualTo("1\u202f234,6");
        assertThat(Language.ENGLISH.decimal(1234.56, 1)).isEqualTo("1,234.6");
        assertThat(Language.FRENCH.decimal(1234.56, 0)).isEqualTo("1\u202f235");
    }

    @ParameterizedTest
    @CsvSource({"0, carte, cards", "1, carte, card", "2, cartes, cards", "1000, cartes, cards"})
    void aNounFollowsItsNumber(int number, String french, String english) {
        assertThat(new TextTemplate("{n|carte|cartes}").fill(Language.FRENCH, Map.of("n", number)))
                .isEqualTo(french);
        assertThat(new TextTemplate("{n|card|cards}").fill(Language.ENGLISH, Map.of("n", number)))
                .isEqualTo(english);
    }

    @ParameterizedTest
    @CsvSource({"0, aucune carte", "1, une carte", "2, 2 cartes", "1000, 1\u202f000 cartes"})
    void nothingMayHaveAFormOfItsOwn(int number, String expected) {
        assertThat(new TextTemplate("{n|aucune carte|une carte|# cartes}").fill(Language.FRENCH, Map.of("n", number)))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "Paul, de Paul",
        "Anna, d’Anna",
        "Élodie, d’Élodie",
        "Hélène, d’Hélène",
        "Yves, d’Yves",
        "Yasmine, de Yasmine"
    })
    void theSmallWordBeforeANameIsElided(String name, String expected) {
        assertThat(new TextTemplate("{who:de}").fill(Language.FRENCH, Map.of("who", name)))
                .isEqualTo(expected);
    }

    @Test
    void aSentenceBeginsWithACapital() {
        assertThat(new TextTemplate("{who:^} gagne.").fill(Language.FRENCH, Map.of("who", "l’équipe bleue")))
                .isEqualTo("L’équipe bleue gagne.");
        assertThat(new TextTemplate("{who:^}").fill(Language.FRENCH, Map.of("who", "élan")))
                .isEqualTo("Élan");
    }

    @Test
    void aMissingValueIsAMistake() {
        TextTemplate template = new TextTemplate("{who} joue.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> template.fill(Language.FRENCH, Map.of()))
                .withMessageContaining("who");
        assertThatIllegalArgumentException().isThrownBy(() -> new TextTemplate("{who joue."));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FRENCH.text("no.such.key"))
                .withMessageContaining("no.such.key");
    }

    @Test
    void thingsAreJoinedAsTheLanguageJoinsThem() {
        assertThat(FRENCH.list(List.of())).isEmpty();
        assertThat(FRENCH.list(List.of("a"))).isEqualTo("a");
        assertThat(FRENCH.list(List.of("a", "b", "c"))).isEqualTo("a, b et c");
        assertThat(ENGLISH.alternatives(List.of("a", "b", "c"))).isEqualTo("a, b or c");
    }
}
