package millebornes.desktop.screens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.words.Language;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What of the rule book is shown.
class WantedTest {

    private static final RuleCatalogue FRENCH = RuleCatalogue.of(Language.FRENCH);

    @Test
    void withoutAnyWishTheWholeBookIsShown() {
        assertThat(Wanted.EVERYTHING.in(FRENCH)).isEqualTo(FRENCH.sections());
    }

    @ParameterizedTest
    @CsvSource({
        "FRENCH,allonge,R-6.5",
        "FRENCH,COUP FOURRE perdent,R-4.3",
        "ENGLISH,swallow,R-1.5",
        "ENGLISH,r-3.4,R-3.4"
    })
    void wordsAreFoundInTitleAndText(Language language, String words, String rule) {
        assertThat(ids(Wanted.EVERYTHING.words(words), RuleCatalogue.of(language))).contains(rule);
    }

    @Test
    void whatIsFoundNowhereLeavesNoSection() {
        assertThat(Wanted.EVERYTHING.words("piéton").in(FRENCH)).isEmpty();
    }

    @Test
    void anEditionShowsItsOwnRulesOnly() {
        List<String> board = ids(Wanted.EVERYTHING.edition(Editions.BOARD, FRENCH), FRENCH);
        assertThat(board).contains("R-1.6", "R-5.1", "R-3.2").doesNotContain("R-3.11", "R-6.5");
        assertThat(ids(Wanted.EVERYTHING.edition(Editions.MICRO, FRENCH), FRENCH))
                .contains("R-3.4", "R-5.4")
                .doesNotContain("R-5.1");
    }

    @Test
    void aVariantShowsWhatItBringsIn() {
        Wanted extended = Wanted.EVERYTHING.variant(new Wanted.Variant.With(FlagOption.EXTENDED));
        assertThat(ids(extended, FRENCH)).containsExactly("R-5.2", "R-5.6");
        List<String> plain = ids(Wanted.EVERYTHING.variant(new Wanted.Variant.Plain()), FRENCH);
        assertThat(plain).contains("R-3.2").doesNotContain("R-5.2");
    }

    @Test
    void onlyVariantsThatTheEditionKnowsCanBeChosen() {
        assertThat(Wanted.EVERYTHING.edition(Editions.DUEL, FRENCH).variants(FRENCH))
                .startsWith(new Wanted.Variant.Any(), new Wanted.Variant.Plain())
                .doesNotContain(new Wanted.Variant.With(FlagOption.EXTENDED));
        assertThat(Wanted.EVERYTHING.edition(Editions.PLAYROOM, FRENCH).variants(FRENCH))
                .contains(new Wanted.Variant.With(FlagOption.WRONG_WAY), new Wanted.Variant.With(FlagOption.RESHUFFLE))
                .doesNotContain(new Wanted.Variant.With(FlagOption.EXTENDED));
    }

    @Test
    void aVariantIsForgottenInAnEditionWithoutIt() {
        Wanted wanted = Wanted.EVERYTHING.variant(new Wanted.Variant.With(FlagOption.ACCELERATED));
        assertThat(wanted.edition(Editions.BOARD, FRENCH).variant())
                .isEqualTo(new Wanted.Variant.With(FlagOption.ACCELERATED));
        assertThat(wanted.edition(Editions.PLAYROOM, FRENCH).variant()).isEqualTo(new Wanted.Variant.Any());
    }

    /// Whatever is chosen in the two menus, there is something to read.
    @Test
    void noChoiceLeadsToAnEmptyBook() {
        for (var edition : Editions.ALL) {
            Wanted wanted = Wanted.EVERYTHING.edition(edition, FRENCH);
            assertThat(wanted.variants(FRENCH))
                    .allSatisfy(variant -> assertThat(ids(wanted.variant(variant), FRENCH))
                            .as("%s %s", edition.id(), variant)
                            .isNotEmpty());
        }
    }

    private static List<String> ids(Wanted wanted, RuleCatalogue help) {
        return wanted.in(help).stream()
                .flatMap(section -> section.pages().stream())
                .map(RulePage::id)
                .toList();
    }
}
