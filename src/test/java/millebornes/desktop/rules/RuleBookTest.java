package millebornes.desktop.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.geometry.CarStop;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.words.Language;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The parts of the rule book that need no window: the open page, and its pictures.
class RuleBookTest {

    static Stream<Arguments> refusalsInBothLanguages() {
        return Arrays.stream(Refusal.values())
                .flatMap(refusal -> Arrays.stream(Language.values()).map(language -> Arguments.of(refusal, language)));
    }

    @ParameterizedTest
    @MethodSource("refusalsInBothLanguages")
    void everyRefusalOpensAPageWithWordsAndAPicture(Refusal refusal, Language language) {
        RulePage page = RuleCatalogue.page(PageHistory.from(refusal.rule()).open(), language);
        assertThat(page.id()).isEqualTo(refusal.rule());
        assertThat(page.title()).isNotBlank();
        assertThat(page.body()).isNotEmpty();
        assertThat(RuleIllustrations.of(page.id())).isNotEmpty();
    }

    @Test
    void everyPageIsIllustrated() {
        assertThat(RuleCatalogue.of(Language.FRENCH).pages())
                .allSatisfy(page -> assertThat(RuleIllustrations.of(page.id()))
                        .as(page.id())
                        .isNotEmpty());
        assertThat(RuleIllustrations.of("R-9.9")).isEmpty();
    }

    /// Two links side by side are told apart without reading.
    @Test
    void theLinksOfAPageHaveDifferentIcons() {
        assertThat(RuleCatalogue.of(Language.FRENCH).pages())
                .allSatisfy(page -> assertThat(page.seeAlso().stream()
                                .map(RuleIllustrations::icon)
                                .map(IllustrationItem::shown))
                        .as(page.id())
                        .doesNotHaveDuplicates());
    }

    @Test
    void picturesAreNamedByWhatTheyShow() {
        assertThat(IllustrationItem.list("KM_25 token-FLAT_TIRE car-B stone-700 short-deck"))
                .containsExactly(
                        new IllustrationItem.CardItem(Distance.KM_25),
                        new IllustrationItem.TokenItem(Hazard.FLAT_TIRE),
                        new IllustrationItem.CarItem(Livery.B),
                        new IllustrationItem.StoneItem("700"),
                        IllustrationItem.SingleItem.SHORT_DECK);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> IllustrationItem.list("KM_30"))
                .withMessageContaining("KM_30");
    }

    /// A table stands where a piece of landscape would, never in it.
    @Test
    void aTableStandsAlone() {
        List<IllustrationItem.SingleItem> tables = List.of(
                IllustrationItem.SingleItem.DECK,
                IllustrationItem.SingleItem.SHORT_DECK,
                IllustrationItem.SingleItem.MATCHING,
                IllustrationItem.SingleItem.LEGEND);
        assertThat(RuleCatalogue.of(Language.FRENCH).pages())
                .filteredOn(page -> RuleIllustrations.of(page.id()).size() > 1)
                .allSatisfy(page -> assertThat(RuleIllustrations.of(page.id()))
                        .as(page.id())
                        .doesNotContainAnyElementsOf(tables));
    }

    /// What a strip of scenes says of each card, in every edition with that page.
    @ParameterizedTest
    @CsvSource({
        "R-3.1, STARTS ADVANCES",
        "R-3.3, STOPPED DRIVES_ON ADVANCES",
        "R-3.4, STOPPED WAITS DRIVES_ON",
        "R-3.5, SLOWED ADVANCES FREED",
        "R-3.7, PROTECTED UNHARMED ADVANCES",
        "R-3.8, SLOWED STOPPED DRIVES_ON",
        "R-3.10, STOPPED STOPPED STILL_STOPPED",
        "R-3.11, TURNED REVERSES FREED",
        "R-4.3, STOPPED DRIVES_ON ADVANCES",
        "R-5.8, STOPPED DRIVES_ON ADVANCES"
    })
    void scenesOnTheRoadSayWhatACardDoes(String rule, String effects) {
        List<Card> cards = RuleIllustrations.of(rule).stream()
                .map(IllustrationItem.RoadItem.class::cast)
                .map(IllustrationItem.RoadItem::card)
                .toList();
        assertThat(RoadScene.after(cards).stream().map(RoadScene::effect).map(RoadScene.Effect::name))
                .containsExactly(effects.split(" "));
        assertThat(RoadScene.after(cards))
                .allMatch(scene -> CarStop.of(scene.after()).index() >= 0);
    }

    /// Only the safety of a coup-fourré lies crosswise.
    @Test
    void theCoupFourreIsMarked() {
        assertThat(RoadScene.after(List.of(Hazard.ACCIDENT, Safety.DRIVING_ACE))
                        .getLast()
                        .after()
                        .coupsFourres()
                        .toList())
                .containsExactly(Safety.DRIVING_ACE);
        assertThat(RoadScene.after(List.of(Hazard.SPEED_LIMIT, Hazard.RED_LIGHT, Safety.RIGHT_OF_WAY))
                        .getLast()
                        .after()
                        .coupsFourres()
                        .toList())
                .isEmpty();
    }

    @Test
    void aTrailLeadsBackTheWayItCame() {
        PageHistory history = PageHistory.from("R-3.2").to("R-3.4").to("R-3.4").to("R-3.6");
        assertThat(history.pages()).containsExactly("R-3.2", "R-3.4", "R-3.6");
        assertThat(history.back().open()).isEqualTo("R-3.4");
        assertThat(history.back().back().canGoBack()).isFalse();
        assertThat(history.back().back().back()).isEqualTo(PageHistory.from("R-3.2"));
    }
}
