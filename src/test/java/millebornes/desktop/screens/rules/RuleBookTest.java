package millebornes.desktop.screens.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.theme.Livery;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.play.Refusal;
import millebornes.words.Language;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What the rule book needs no window for: which page is open, and what is drawn on it.
class RuleBookTest {

    static Stream<Arguments> refusalsInBothLanguages() {
        return Arrays.stream(Refusal.values())
                .flatMap(refusal -> Arrays.stream(Language.values()).map(language -> Arguments.of(refusal, language)));
    }

    @ParameterizedTest
    @MethodSource("refusalsInBothLanguages")
    void everyRefusalOpensAPageWithWordsAndAPicture(Refusal refusal, Language language) {
        RulePage page = RuleCatalogue.page(Trail.from(refusal.rule()).open(), language);
        assertThat(page.id()).isEqualTo(refusal.rule());
        assertThat(page.title()).isNotBlank();
        assertThat(page.body()).isNotEmpty();
        assertThat(PictureList.of(page.id())).isNotEmpty();
    }

    @Test
    void everyPageIsIllustrated() {
        assertThat(RuleCatalogue.of(Language.FRENCH).pages())
                .allSatisfy(page ->
                        assertThat(PictureList.of(page.id())).as(page.id()).isNotEmpty());
        assertThat(PictureList.of("R-9.9")).isEmpty();
    }

    @Test
    void picturesAreNamedByWhatTheyShow() {
        assertThat(Pictured.list("KM_25 token-FLAT_TIRE car-B stone-700 short-deck"))
                .containsExactly(
                        new Pictured.Face(Distance.KM_25),
                        new Pictured.Token(Hazard.FLAT_TIRE),
                        new Pictured.Vehicle(Livery.B),
                        new Pictured.Stone("700"),
                        Pictured.Thing.SHORT_DECK);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pictured.list("KM_30"))
                .withMessageContaining("KM_30");
    }

    /// A table stands where a piece of landscape would, never in it.
    @Test
    void aTableStandsAlone() {
        List<Pictured.Thing> tables =
                List.of(Pictured.Thing.DECK, Pictured.Thing.SHORT_DECK, Pictured.Thing.MATCHING, Pictured.Thing.LEGEND);
        assertThat(RuleCatalogue.of(Language.FRENCH).pages())
                .filteredOn(page -> PictureList.of(page.id()).size() > 1)
                .allSatisfy(page ->
                        assertThat(PictureList.of(page.id())).as(page.id()).doesNotContainAnyElementsOf(tables));
    }

    @Test
    void aTrailLeadsBackTheWayItCame() {
        Trail trail = Trail.from("R-3.2").to("R-3.4").to("R-3.4").to("R-3.6");
        assertThat(trail.pages()).containsExactly("R-3.2", "R-3.4", "R-3.6");
        assertThat(trail.back().open()).isEqualTo("R-3.4");
        assertThat(trail.back().back().canGoBack()).isFalse();
        assertThat(trail.back().back().back()).isEqualTo(Trail.from("R-3.2"));
    }
}
