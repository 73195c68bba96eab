package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import millebornes.desktop.micro.MicroGameState.CardUse;
import millebornes.desktop.micro.MicroQuestion.MicroOption;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.SampleEvents;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardNames;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.words.Language;
import millebornes.words.RefusalHelp;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every text of the retro screen has its characters in the font and fits, in both languages.
class MicroWordsTest {

    /// What is left and right of a line of text, in pixels.
    private static final int MARGINS = 12;

    /// What stands beside a word that can be chosen, in pixels.
    private static final int ROUND_A_WORD = 16;

    private static final int ROUND_A_CARD = 36;
    private static final int COLUMN = 64;
    private static final int REASON = 170;
    private static final int SIGN = 180;

    @ParameterizedTest
    @EnumSource
    void theLineHasRoomForEverything(Language language) {
        Words words = Words.of(language);
        assertThat(MicroQuestion.values()).allSatisfy(question -> {
            int prompt = question.textKey().isEmpty() ? 0 : width(words, question.textKey()) + MARGINS;
            int options = question.options().stream()
                    .map(MicroOption::textKey)
                    .mapToInt(key -> width(words, key) + ROUND_A_WORD)
                    .sum();
            assertThat(prompt + options).isLessThanOrEqualTo(PixelCanvas.WIDTH);
        });
        int card = cards().mapToInt(name -> width(words, "card." + name)).max().orElseThrow();
        assertThat(CardUse.values())
                .allSatisfy(use -> fits(width(words, use.option().textKey()) + ROUND_A_CARD + card));
        assertThat(Refusal.values()).allSatisfy(refusal -> fits(width(words, RefusalHelp.briefKey(refusal), 700)));
        assertThat(List.of(MicroGame.NO_ATTACK, MicroGame.NOT_A_SAFETY))
                .allSatisfy(key -> fits(width(words, key, 700)));
        assertThat(MicroNotice.Kind.values()).allSatisfy(kind -> fits(notice(words, kind)));
        assertThat(List.of("micro.match.PERSON", "micro.match.MACHINE"))
                .allSatisfy(key -> fits(width(words, key) + MARGINS + width(words, "micro.key.on")));
        assertThat(List.of("micro.round.PERSON", "micro.round.MACHINE", "micro.round.BOTH", "micro.round.NOBODY"))
                .allSatisfy(key -> fits(width(words, key) + MARGINS + width(words, "micro.key.on")));
        fits(width(words, "micro.name") + 80 + width(words, "micro.key.play"));
        fits(width(words, "micro.thinking"));
    }

    @Test
    void onlyNewsIsTold() {
        assertThat(SampleEvents.every()
                        .filter(event -> MicroNotice.of(event, 0).isPresent()
                                || MicroNotice.of(event, 1).isPresent()))
                .hasSize(8)
                .allMatch(Event::isNews);
    }

    @ParameterizedTest
    @EnumSource
    void signsAndColumnsHaveRoomForTheirWords(Language language) {
        Words words = Words.of(language);
        assertThat(List.of("micro.stock", "micro.discards", "micro.machine", "micro.player"))
                .allSatisfy(key -> assertThat(width(words, key)).isLessThanOrEqualTo(COLUMN));
        assertThat(width(words, "micro.subtitle", 700)).isLessThanOrEqualTo(SIGN);
        assertThat(width(words, "micro.points.title", 12)).isLessThanOrEqualTo(SIGN);
        assertThat(List.of("micro.points.round", "micro.points.before", "micro.points.total"))
                .allSatisfy(key -> assertThat(width(words, key)).isLessThanOrEqualTo(REASON));
        assertThat(ScoreReason.values())
                .allSatisfy(reason -> assertThat(
                                PixelLettering.width(words.sentence("score." + reason.name(), Map.of("goal", 700))))
                        .isLessThanOrEqualTo(REASON));
        assertThat(MicroTitleModel.Page.values())
                .filteredOn(page -> page != MicroTitleModel.Page.NAME)
                .allSatisfy(page -> {
                    fits(width(words, "micro.page." + page) + MARGINS + width(words, "micro.key.skip"));
                    Stream.of(".1", ".2")
                            .map(line -> "micro.page." + page + line)
                            .filter(words::has)
                            .forEach(key -> fits(width(words, key, 700)));
                });
    }

    /// A sign that is left out would be missed.
    @ParameterizedTest
    @EnumSource
    void everySignCanBeWritten(Language language) throws IOException {
        Properties file = new Properties();
        try (var in = Files.newBufferedReader(Path.of("resources", "words", language.tag(), "micro.properties"))) {
            file.load(in);
        }
        assertThat(file.stringPropertyNames())
                .filteredOn(key -> !key.startsWith("setup."))
                .hasSizeGreaterThan(60)
                .allSatisfy(key -> {
                    String text = file.getProperty(key).replaceAll("\\{\\d}", "");
                    assertThat(PixelLettering.written(text)).as(key).hasSameSizeAs(text);
                });
        assertThat(cards()).allSatisfy(name -> {
            String text = Words.of(language).text("card." + name);
            assertThat(PixelLettering.written(text)).hasSameSizeAs(text);
        });
    }

    private static int notice(Words words, MicroNotice.Kind kind) {
        List<? extends Card> cards = switch (kind) {
            case DRIVES -> List.of(Distance.values());
            case ATTACKS ->
                Arrays.stream(Hazard.values())
                        .filter(hazard -> hazard != Hazard.WRONG_WAY)
                        .toList();
            case CURES ->
                Arrays.stream(Remedy.values())
                        .filter(remedy -> remedy != Remedy.END_OF_WRONG_WAY)
                        .toList();
            case SAFETY, COUP_FOURRE -> List.of(Safety.values());
            case DISCARDS -> cards().map(CardNames::card).toList();
            case OWN_COUP_FOURRE, OWN_ARRIVAL, ARRIVAL, EXHAUSTED -> List.of();
        };
        return cards.isEmpty()
                ? width(words, kind.textKey(), 700)
                : cards.stream()
                        .map(card ->
                                PixelLettering.width(words.text(kind.textKey(), words.text("card." + card.name()))))
                        .max(Comparator.naturalOrder())
                        .orElseThrow();
    }

    /// Every card that these games know.
    private static Stream<String> cards() {
        return Card.ALL.stream().map(Card::name).filter(name -> !name.endsWith("WRONG_WAY"));
    }

    private static void fits(int width) {
        assertThat(width).isLessThanOrEqualTo(PixelCanvas.WIDTH - MARGINS);
    }

    private static int width(Words words, String key, Object... values) {
        return PixelLettering.width(words.text(key, values));
    }
}
