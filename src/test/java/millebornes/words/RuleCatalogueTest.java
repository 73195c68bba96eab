package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every rule has its page, in every language.
class RuleCatalogueTest {

    private static final RuleCatalogue FRENCH = RuleCatalogue.of(Language.FRENCH);
    private static final RuleCatalogue ENGLISH = RuleCatalogue.of(Language.ENGLISH);

    /// The number of pages of each section, from section 0 on.
    private static final List<Integer> RULES = List.of(3, 7, 5, 11, 8, 10, 6);

    @ParameterizedTest
    @EnumSource
    void everyRuleHasItsPageInItsPlace(Language language) {
        List<String> ids = IntStream.range(0, RULES.size())
                .boxed()
                .flatMap(section ->
                        IntStream.rangeClosed(1, RULES.get(section)).mapToObj(number -> "R-" + section + "." + number))
                .toList();
        assertThat(RuleCatalogue.of(language).pages()).extracting(RulePage::id).containsExactlyElementsOf(ids);
        assertThat(RuleCatalogue.of(language).sections())
                .allSatisfy(section -> assertThat(section.title()).isNotBlank())
                .allSatisfy(section -> assertThat(section.pages())
                        .allSatisfy(page -> assertThat(page.section()).isEqualTo(section.number())));
    }

    /// The book begins with a guide: goal and turn, the differences from the card game, the rule book's tips.
    @Test
    void theGuideComesFirstAndIsNoRule() {
        assertThat(FRENCH.sections().getFirst().pages())
                .extracting(RulePage::title)
                .containsExactly("Le jeu en une minute", "Si tu connais le jeu de cartes", "Conseils");
        assertThat(ENGLISH.sections().getFirst().pages())
                .extracting(RulePage::title)
                .containsExactly("The game in a minute", "If you know the card game", "Tips");
        assertThat(FRENCH.pages()).allMatch(page -> page.isRule() == (page.section() > 0));
        assertThat(FRENCH.page("R-0.1").body())
                .filteredOn(paragraph -> paragraph.kind() == RulePage.Paragraph.ParagraphKind.ITEM)
                .hasSize(5);
        assertThat(FRENCH.best("conseils")).map(RulePage::id).contains("R-0.3");
        assertThat(ENGLISH.best("tips")).map(RulePage::id).contains("R-0.3");
    }

    @ParameterizedTest
    @EnumSource
    void everyRefusalLeadsToAPage(Language language) {
        assertThat(Refusal.values())
                .allSatisfy(refusal ->
                        assertThat(RuleCatalogue.page(refusal.rule(), language)).isNotNull());
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageSaysTheSame(Language language) {
        RuleCatalogue catalogue = RuleCatalogue.of(language);
        assertThat(catalogue.pages()).hasSameSizeAs(FRENCH.pages());
        for (RulePage frenchPage : FRENCH.pages()) {
            RulePage page = catalogue.page(frenchPage.id());
            assertThat(page.seeAlso()).as(frenchPage.id()).isEqualTo(frenchPage.seeAlso());
            assertThat(kinds(page)).as(frenchPage.id()).isEqualTo(kinds(frenchPage));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPageIsShortAndLeadsOn(Language language) {
        RuleCatalogue catalogue = RuleCatalogue.of(language);
        assertThat(catalogue.pages())
                .allSatisfy(page -> assertThat(page.title()).hasSizeBetween(4, 50))
                .allSatisfy(page -> assertThat(length(page)).as(page.id()).isBetween(60, 1000))
                .allSatisfy(page -> assertThat(page.seeAlso())
                        .as(page.id())
                        .isNotEmpty()
                        .doesNotContain(page.id())
                        .allSatisfy(other -> assertThat(catalogue.page(other)).isNotNull()));
    }

    @Test
    void pagesAreSetInGoodType() {
        assertThat(texts(FRENCH))
                .allSatisfy(text -> assertThat(text)
                        .doesNotContainPattern(TextsTest.BAD_FRENCH)
                        .doesNotContainPattern(TextsTest.UNSPACED_FRENCH));
        assertThat(texts(ENGLISH)).allSatisfy(text -> assertThat(text).doesNotContainPattern(TextsTest.BAD_ENGLISH));
    }

    @Test
    void aPageKnowsItsEditionsAndOptions() {
        RulePage acceleratedPage = FRENCH.page("R-5.1");
        assertThat(acceleratedPage.options()).containsExactly(FlagOption.ACCELERATED);
        assertThat(Editions.ALL.stream().filter(acceleratedPage::belongsTo))
                .isNotEmpty()
                .containsExactlyElementsOf(Editions.ALL.stream()
                        .filter(edition -> edition.knows(FlagOption.ACCELERATED))
                        .toList());
        assertThat(Editions.ALL).allMatch(FRENCH.page("R-3.2")::belongsTo);
        assertThat(FRENCH.page("R-3.2").options()).isEmpty();
    }

    /// An option that only some editions know cannot bring a rule into others.
    @Test
    void anEditionThatKnowsARuleKnowsOneOfItsOptions() {
        List<RulePage> optional = FRENCH.pages().stream()
                .filter(page -> !page.options().isEmpty())
                .toList();
        assertThat(optional).isNotEmpty();
        for (RulePage page : optional) {
            for (Edition edition : Editions.ALL) {
                assertThat(page.belongsTo(edition))
                        .as(page.id() + " " + edition.id())
                        .isEqualTo(page.options().stream().anyMatch(edition::knows));
            }
        }
    }

    @Test
    void aSearchMindsNeitherCapitalsNorAccents() {
        assertThat(FRENCH.search("COUP-FOURRE perdent"))
                .extracting(RulePage::id)
                .contains("R-4.3");
        assertThat(FRENCH.search("pieton")).isEmpty();
        assertThat(FRENCH.search("hirondelle LIEVRE")).extracting(RulePage::id).containsExactly("R-1.5");
        assertThat(FRENCH.search("l'allonge")).extracting(RulePage::id).contains("R-6.5");
        assertThat(ENGLISH.search("r-3.11")).extracting(RulePage::id).containsExactly("R-3.11");
        assertThat(ENGLISH.search(" ")).isEqualTo(ENGLISH.pages());
    }

    @Test
    void aSearchMindsNeitherHyphensNorApostrophes() {
        for (String query : List.of("coup fourre", "Coup-Fourré", "COUP‑FOURRÉ", "coup  fourré")) {
            assertThat(FRENCH.best(query)).as(query).map(RulePage::id).contains("R-4.3");
            assertThat(ENGLISH.best(query)).as(query).map(RulePage::id).contains("R-4.3");
        }
        assertThat(FRENCH.search("l’allonge")).isEqualTo(FRENCH.search("l'allonge"));
    }

    @Test
    void theBestPageIsTheOneThatIsAboutIt() {
        assertThat(FRENCH.best("limite de vitesse")).map(RulePage::title).contains("La limite de vitesse");
        assertThat(FRENCH.best("r-3.2")).map(RulePage::id).contains("R-3.2");
        assertThat(FRENCH.best("pieton")).isEmpty();
    }

    @Test
    void anUnknownRuleIsAMistake() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleCatalogue.page("R-9.9", Language.FRENCH))
                .withMessageContaining("R-9.9");
    }

    private static List<RulePage.Paragraph.ParagraphKind> kinds(RulePage page) {
        return page.body().stream().map(RulePage.Paragraph::kind).toList();
    }

    private static int length(RulePage page) {
        return page.body().stream()
                .mapToInt(partParagraph -> partParagraph.text().length())
                .sum();
    }

    private static List<String> texts(RuleCatalogue catalogue) {
        return Stream.concat(
                        catalogue.sections().stream().map(RuleSection::title),
                        catalogue.pages().stream()
                                .flatMap(page -> Stream.concat(
                                        Stream.of(page.title()),
                                        page.body().stream().map(RulePage.Paragraph::text))))
                .toList();
    }
}
