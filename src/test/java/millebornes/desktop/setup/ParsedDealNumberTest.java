package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.desktop.setup.ParsedDealNumber.ByChance;
import millebornes.desktop.setup.ParsedDealNumber.Chosen;
import millebornes.desktop.setup.ParsedDealNumber.Mistake;
import millebornes.desktop.setup.ParsedDealNumber.Mistaken;
import millebornes.engine.match.DealSeed;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParsedDealNumberTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\u00a0", "\u202f"})
    void nothingIsChance(String typed) {
        assertThat(ParsedDealNumber.of(typed)).isEqualTo(new ByChance());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "482917305",
                " 482 917 305 ",
                "482,917,305",
                "482.917.305",
                "482'917'305",
                "482’917’305",
                "0482917305"
            })
    void peopleWriteANumberInManyWays(String typed) {
        assertThat(ParsedDealNumber.of(typed)).isEqualTo(new Chosen(DealSeed.numbered(482_917_305)));
    }

    /// Whatever a page shows can be typed as it stands there, for games whose numbers were longer too.
    @ParameterizedTest
    @EnumSource
    void whatIsShownCanBeTyped(Language language) {
        for (long seed : new long[] {0, 7, 999_999_999, -3, Long.MAX_VALUE, Long.MIN_VALUE}) {
            assertThat(ParsedDealNumber.of(language.number(seed))).isEqualTo(new Chosen(DealSeed.numbered(seed)));
        }
        assertThat(ParsedDealNumber.of("\u22123")).isEqualTo(new Chosen(DealSeed.numbered(-3)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"douze", "12a", "1-2", "--3", "-", "#5", "5!", "1e9", "½"})
    void anythingElseIsNoNumber(String typed) {
        assertThat(ParsedDealNumber.of(typed)).isEqualTo(new Mistaken(Mistake.NOT_A_NUMBER));
    }

    @Test
    void noDealHasANumberThatLarge() {
        assertThat(ParsedDealNumber.of("9223372036854775808")).isEqualTo(new Mistaken(Mistake.TOO_LARGE));
        assertThat(ParsedDealNumber.of("-9223372036854775809")).isEqualTo(new Mistaken(Mistake.TOO_LARGE));
        assertThat(ParsedDealNumber.of("9".repeat(40))).isEqualTo(new Mistaken(Mistake.TOO_LARGE));
    }
}
