package millebornes.desktop.day;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import millebornes.records.DayResult;
import millebornes.records.DealOfTheDay;
import millebornes.records.JourneyEventIcon;
import millebornes.records.PlayedDay;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The share line: it contains nothing that its player has not chosen to show.
class ShareLineTest {

    private static final DealOfTheDay DEAL = DealOfTheDay.on(LocalDate.of(2026, 11, 22));

    /// Taken apart, nothing is left of it but game, day, signs, points and the one name, each as it was chosen.
    @ParameterizedTest
    @EnumSource
    void itHoldsWhatWasChosenAndNothingElse(Language language) {
        Words words = Words.of(language);
        Random random = new Random(11);
        for (int game = 0; game < 30; game++) {
            DayResult result =
                    DayResult.of(DEAL, PlayedDay.played(PlayedDay.family(DEAL, 2 + game % 3), List.of(), random));
            for (boolean points : List.of(true, false)) {
                for (boolean name : List.of(true, false)) {
                    String line = new ShareLine(points, name).text(words, result);
                    assertThat(line.contains("Secret")).isEqualTo(name);
                    assertThat(line.contains("points")).isEqualTo(points);
                    assertThat(line).doesNotContain("\n");
                    assertThat(leftOf(line, words, result)).as(line).isEmpty();
                }
            }
        }
    }

    private static String leftOf(String line, Words words, DayResult result) {
        String left = line.replaceFirst(words.text("app.title"), "")
                .replace(CalendarDateFormatter.day(words, result.day()), "")
                .replace(words.text("day.points", result.points()), "")
                .replaceFirst(result.name() + "$", "")
                .replace(" · ", "");
        String signs = result.way().stream().map(JourneyEventIcon::sign).collect(Collectors.joining());
        return left.replace(signs, "");
    }

    @Test
    void withoutAnybodysChoiceThereIsNoName() {
        assertThat(ShareLine.USUAL).isEqualTo(new ShareLine(true, false));
        assertThat(DaySelection.at(DEAL.day()).share()).isEqualTo(ShareLine.USUAL);
    }

    /// A line that depends on nothing but what is in it: other seats, another place and other company change nothing.
    @Test
    void whatIsNotInItDoesNotChangeIt() {
        DayResult result = result("Anna", 4, 2, DayResult.Company.COMPUTERS);
        DayResult otherResult = result("Zoé", 3, 3, DayResult.Company.FAMILY);
        for (Language language : Language.values()) {
            Words words = Words.of(language);
            assertThat(ShareLine.USUAL.text(words, result)).isEqualTo(ShareLine.USUAL.text(words, otherResult));
        }
    }

    @Test
    void noTwoSignsAreAlike() {
        assertThat(Arrays.stream(JourneyEventIcon.values()).map(JourneyEventIcon::sign))
                .doesNotHaveDuplicates();
    }

    private static DayResult result(String name, int seats, int place, DayResult.Company company) {
        return new DayResult(
                DEAL.day(),
                "board",
                name,
                company,
                seats,
                450,
                450,
                place,
                List.of(JourneyEventIcon.GREEN_LIGHT, JourneyEventIcon.KM_200));
    }
}
