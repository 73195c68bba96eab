package millebornes.desktop.rules;

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

/// The filter of the rule book.
class RuleFilterTest {

    private static final RuleCatalogue FRENCH = RuleCatalogue.of(Language.FRENCH);

    @Test
    void withoutAnyWishTheWholeBookIsShown() {
        assertThat(RuleFilter.EVERYTHING.sections(FRENCH)).isEqualTo(FRENCH.sections());
    }

    @ParameterizedTest
    @CsvSource({
        "FRENCH,allonge,R-6.5",
        "FRENCH,COUP FOURRE perdent,R-4.3",
        "ENGLISH,swallow,R-1.5",
        "ENGLISH,r-3.4,R-3.4"
    })
    void wordsAreFoundInTitleAndText(Language language, String words, String rule) {
        assertThat(ids(RuleFilter.EVERYTHING.words(words), RuleCatalogue.of(language)))
                .contains(rule);
    }

    @Test
    void whatIsFoundNowhereLeavesNoSection() {
        assertThat(RuleFilter.EVERYTHING.words("piéton").sections(FRENCH)).isEmpty();
    }

    @Test
    void anEditionShowsItsOwnRulesOnly() {
        List<String> board = ids(RuleFilter.EVERYTHING.edition(Editions.BOARD, FRENCH), FRENCH);
        assertThat(board).contains("R-1.6", "R-5.1", "R-3.2").doesNotContain("R-3.11", "R-6.5");
        assertThat(ids(RuleFilter.EVERYTHING.edition(Editions.MICRO, FRENCH), FRENCH))
                .contains("R-3.4", "R-5.4")
                .doesNotContain("R-5.1");
    }

    @Test
    void aVariantShowsWhatItBringsIn() {
        RuleFilter extendedFilter =
                RuleFilter.EVERYTHING.variant(new RuleFilter.VariantFilter.With(FlagOption.EXTENDED));
        assertThat(ids(extendedFilter, FRENCH)).containsExactly("R-5.2", "R-5.6");
        List<String> plain = ids(RuleFilter.EVERYTHING.variant(new RuleFilter.VariantFilter.Plain()), FRENCH);
        assertThat(plain).contains("R-3.2").doesNotContain("R-5.2");
    }

    @Test
    void onlyVariantsThatTheEditionKnowsCanBeChosen() {
        assertThat(RuleFilter.EVERYTHING.edition(Editions.DUEL, FRENCH).variants(FRENCH))
                .startsWith(new RuleFilter.VariantFilter.Any(), new RuleFilter.VariantFilter.Plain())
                .doesNotContain(new RuleFilter.VariantFilter.With(FlagOption.EXTENDED));
        assertThat(RuleFilter.EVERYTHING.edition(Editions.PLAYROOM, FRENCH).variants(FRENCH))
                .contains(
                        new RuleFilter.VariantFilter.With(FlagOption.WRONG_WAY),
                        new RuleFilter.VariantFilter.With(FlagOption.RESHUFFLE))
                .doesNotContain(new RuleFilter.VariantFilter.With(FlagOption.EXTENDED));
    }

    @Test
    void aVariantIsForgottenInAnEditionWithoutIt() {
        RuleFilter wantedFilter =
                RuleFilter.EVERYTHING.variant(new RuleFilter.VariantFilter.With(FlagOption.ACCELERATED));
        assertThat(wantedFilter.edition(Editions.BOARD, FRENCH).variant())
                .isEqualTo(new RuleFilter.VariantFilter.With(FlagOption.ACCELERATED));
        assertThat(wantedFilter.edition(Editions.PLAYROOM, FRENCH).variant())
                .isEqualTo(new RuleFilter.VariantFilter.Any());
    }

    /// Whatever is chosen in the two menus, there is something to read.
    @Test
    void noChoiceLeadsToAnEmptyBook() {
        for (var edition : Editions.ALL) {
            RuleFilter wantedFilter = RuleFilter.EVERYTHING.edition(edition, FRENCH);
            assertThat(wantedFilter.variants(FRENCH))
                    .allSatisfy(variant -> assertThat(ids(wantedFilter.variant(variant), FRENCH))
                            .as("%s %s", edition.id(), variant)
                            .isNotEmpty());
        }
    }

    private static List<String> ids(RuleFilter wantedFilter, RuleCatalogue catalogue) {
        return wantedFilter.sections(catalogue).stream()
                .flatMap(section -> section.pages().stream())
                .map(RulePage::id)
                .toList();
    }
}
