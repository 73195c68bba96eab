package millebornes.desktop.postcard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.postcard.MatchReport.Standing;
import millebornes.desktop.postcard.PrintedScoreSheet.LineKind;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetCar;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetDistances;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetLine;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetPage;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// Score sheets: all sums are right, and no round is split.
class ScoreSheetPresenterTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);

    private static final MatchReport LONG = PlayedMatches.of(
            Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), wishedChoices -> wishedChoices.rounds(12), 4);

    @Test
    void everyRoundAndTheMatchAddUp() {
        PrintedScoreSheet sheet = ScoreSheetPresenter.sheet(FRENCH, LONG);
        int[] round = new int[6];
        int[] match = new int[6];
        for (SheetLine line : lines(sheet)) {
            int[] shown = line.cells().stream()
                    .mapToInt(ScoreSheetPresenterTest::number)
                    .toArray();
            switch (line.kind()) {
                case HEADING -> round = new int[6];
                case REASON -> round = plus(round, shown);
                case SUM -> {
                    assertThat(shown).as("a round").isEqualTo(round);
                    match = plus(match, shown);
                }
                case TOTAL -> assertThat(shown).as("the match").isEqualTo(match);
                case PLACE -> {}
            }
        }
        assertThat(lines(sheet).stream().filter(line -> line.kind() == LineKind.SUM))
                .hasSize(LONG.match().number());
        assertThat(lines(sheet)).anyMatch(line -> line.kind() == LineKind.TOTAL);
    }

    @Test
    void aLongMatchHasSeveralPagesAndNoRoundIsTorn() {
        PrintedScoreSheet sheet = ScoreSheetPresenter.sheet(FRENCH, LONG);
        assertThat(sheet.pages()).hasSizeGreaterThan(1).allSatisfy(page -> {
            assertThat(page.lines()).hasSizeLessThanOrEqualTo(PrintedScoreSheet.LINES);
            assertThat(page.lines().getFirst().kind()).isEqualTo(LineKind.HEADING);
            assertThat(page.lines().getLast().kind()).isIn(LineKind.SUM, LineKind.PLACE);
        });
        assertThat(sheet.pages().getLast().lines())
                .as("the end does not stand alone")
                .anyMatch(line -> line.kind() == LineKind.SUM);
        assertThat(sheet.pages().getFirst().lines()).hasSizeLessThanOrEqualTo(PrintedScoreSheet.FIRST_LINES);
        assertThat(sheet.pages().stream().map(SheetPage::number))
                .startsWith("Page 1 sur " + sheet.pages().size());
    }

    @Test
    void aMatchOfOneRoundHasNoHeadings() {
        PrintedScoreSheet sheet =
                ScoreSheetPresenter.sheet(FRENCH, PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5));
        assertThat(sheet.pages()).singleElement().satisfies(page -> {
            assertThat(page.number()).isEmpty();
            assertThat(page.lines()).extracting(SheetLine::kind).doesNotContain(LineKind.HEADING, LineKind.SUM);
            assertThat(page.lines().getLast().name()).isEqualTo("Place");
        });
    }

    @Test
    void aJuniorGameHasTheDistancesOfItsCars() {
        MatchReport juniorReport = PlayedMatches.of(
                Setup.of(Editions.BOARD, new TeamFormat(2, 2)),
                wishedChoices -> wishedChoices.scoring(ScoringMode.JUNIOR),
                11);
        PrintedScoreSheet sheet = ScoreSheetPresenter.sheet(FRENCH, juniorReport);
        assertThat(lines(sheet)).isEmpty();
        SheetDistances distances = sheet.distances().orElseThrow();
        assertThat(distances.goal()).isEqualTo(1000);
        assertThat(distances.cars()).hasSize(4).extracting(SheetCar::won).containsExactly(true, true, false, false);
        assertThat(distances.cars().stream().mapToInt(SheetCar::km).sum())
                .isEqualTo(
                        juniorReport.standings().stream().mapToInt(Standing::km).sum());
        assertThat(distances.cars())
                .allSatisfy(car -> assertThat(number(car.distance().replace("\u00a0km", "")))
                        .isEqualTo(car.km()));
        assertThat(sheet.columns())
                .hasSize(2)
                .allSatisfy(column -> assertThat(column.looks()).hasSize(2));
    }

    @Test
    void nineSeatsAreAllNamedAndTheWinnersMarked() {
        MatchReport reportOfNine = PlayedMatches.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4);
        PrintedScoreSheet sheet = ScoreSheetPresenter.sheet(FRENCH, reportOfNine);
        assertThat(sheet.columns().stream().flatMap(column -> column.people().stream()))
                .as("the whole names")
                .containsExactlyInAnyOrderElementsOf(PlayedMatches.NAMES);
        for (int team = 0; team < 3; team++) {
            assertThat(sheet.columns().get(team).won())
                    .isEqualTo(reportOfNine.match().winners().contains(team));
        }
    }

    private static List<SheetLine> lines(PrintedScoreSheet sheet) {
        List<SheetLine> lines = new ArrayList<>();
        sheet.pages().forEach(page -> lines.addAll(page.lines()));
        return lines;
    }

    private static int number(String cell) {
        return cell.equals("–") ? 0 : Integer.parseInt(cell.replace("\u202f", ""));
    }

    private static int[] plus(int[] one, int[] other) {
        return IntStream.range(0, one.length).map(at -> one[at] + other[at]).toArray();
    }
}
