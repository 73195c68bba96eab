package millebornes.desktop.postcard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.desktop.postcard.PrintedScoreSheet.SheetLine;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Contrast;
import millebornes.desktop.theme.Palette;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.SeatPlayer;
import millebornes.session.UnwonRound;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// Score sheets as they are printed.
class ScoreSheetGalleryTest {

    /// As large as a page is on a screen.
    private static final double SCALE = 1.5;

    /// The least contrast of text that is printed without colour.
    private static final double CONTRAST = 4.5;

    private static final Palette PALETTE = ArtFactory.in(ColourTheme.DAY).palette();

    @Test
    void twoSeatsOnOnePage() {
        MatchReport report = PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5);
        assertThat(checkPages("print-sheet-2", Language.FRENCH, report)).hasSize(1);
    }

    @Test
    void nineSeatsOnOnePage() {
        MatchReport report = PlayedMatches.of(
                Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), wishedChoices -> wishedChoices.rounds(2), 4);
        assertThat(checkPages("print-sheet-9", Language.ENGLISH, report)).hasSize(1);
    }

    @Test
    void aLongMatchOnSeveralPages() {
        MatchReport report = PlayedMatches.of(
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), wishedChoices -> wishedChoices.rounds(12), 4);
        assertThat(checkPages("print-sheet-long", Language.FRENCH, report)).hasSizeGreaterThan(1);
    }

    @Test
    void aShortRoadHasFewerSquares() {
        MatchReport report = PlayedMatches.of(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                wishedChoices -> wishedChoices.scoring(ScoringMode.JUNIOR).target(700),
                5);
        checkPages("print-sheet-junior-2", Language.ENGLISH, report);
    }

    @Test
    void fourSeatsInTwoRounds() {
        MatchReport report = PlayedMatches.of(
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(4)), wishedChoices -> wishedChoices.rounds(2), 7);
        assertThat(checkPages("print-sheet-4", Language.FRENCH, report)).hasSize(1);
    }

    @Test
    void aTeamMayHaveSeveralCars() {
        MatchReport report = PlayedMatches.of(Setup.of(Editions.BOARD, new TeamFormat(2, 2)), 6);
        assertThat(checkPages("print-sheet-teams", Language.FRENCH, report)).hasSize(1);
    }

    @Test
    void allShareTheVictory() {
        MatchReport report = PlayedMatches.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4);
        MatchReport sharedReport = PlayedMatches.shared(report, List.of(0, 1, 2, 3, 4, 5));
        checkPages("print-sheet-shared", Language.FRENCH, sharedReport);
    }

    @Test
    void aJuniorGameHasKilometres() {
        MatchReport report = PlayedMatches.of(
                Setup.of(Editions.BOARD, new TeamFormat(2, 2)),
                wishedChoices -> wishedChoices.scoring(ScoringMode.JUNIOR),
                11);
        checkPages("print-sheet-junior", Language.ENGLISH, report);
    }

    @Test
    void aJuniorGameOfEight() {
        MatchReport report = PlayedMatches.of(
                Setup.of(Editions.BOARD, new TeamFormat(4, 2)),
                wishedChoices -> wishedChoices.scoring(ScoringMode.JUNIOR),
                3);
        checkPages("print-sheet-junior-8", Language.FRENCH, report);
    }

    /// without a winner there is neither a cup nor a place.
    @Test
    void aMatchThatNobodyHasWon() {
        List<SeatPlayer> players = PlayedMatches.NAMES.stream()
                .limit(4)
                .<SeatPlayer>map(name -> new SeatPlayer.Computer(name, BotLevel.EASY))
                .toList();
        MatchReport report = MatchReport.of(UnwonRound.of(Editions.PLAYROOM, players), PlayedMatches.DAY);
        checkPages("print-sheet-nobody", Language.FRENCH, report);
        PrintedScoreSheet sheet = ScoreSheetPresenter.sheet(Words.of(Language.FRENCH), report);
        assertThat(sheet.winners()).isEqualTo(Words.of(Language.FRENCH).text("postcard.won.nobody"));
        assertThat(sheet.pages().getLast().lines().getLast().cells()).containsOnly("–");
    }

    /// Every page is drawn, and nothing of it lies beyond the margins that printers leave.
    private static List<PrintPage> checkPages(String name, Language language, MatchReport report) {
        PrintedScoreSheet sheet = ScoreSheetPresenter.sheet(Words.of(language), report);
        List<PrintPage> pages = Gallery.onToolkit(() -> ScoreSheetPrinter.pages(sheet));
        checkWithoutColour(sheet, pages);
        for (int number = 0; number < pages.size(); number++) {
            PrintPage page = pages.get(number);
            Group placed = new Group(page.drawing());
            placed.getTransforms().add(new Scale(SCALE, SCALE));
            String file = number == 0 ? name : name + "-page-" + (number + 1);
            Image picture = Gallery.checkDrawn(placed, file, page.width() * SCALE, page.height() * SCALE);
            assertThat(margin(picture)).as("an empty margin of %s", file).isGreaterThan(36 * SCALE - 2);
        }
        return pages;
    }

    /// On a page that is printed without colour, text is readable on every tint, and the winners' figures are bold.
    private static void checkWithoutColour(PrintedScoreSheet sheet, List<PrintPage> pages) {
        for (Color tint : List.of(PaperTextFactory.winnerTint(PALETTE), PaperTextFactory.winnerSumTint(PALETTE))) {
            assertThat(Contrast.contrast(tint.grayscale(), PALETTE.color(ColourRole.INK)))
                    .isGreaterThan(CONTRAST);
        }
        for (int number = 0; number < pages.size(); number++) {
            List<Text> texts = SceneContents.nodes(pages.get(number).drawing())
                    .filter(Text.class::isInstance)
                    .map(Text.class::cast)
                    .toList();
            for (SheetLine line : sheet.pages().get(number).lines()) {
                for (int at = 0; at < line.cells().size(); at++) {
                    String cell = line.cells().get(at);
                    if (sheet.columns().get(at).won()) {
                        assertThat(texts)
                                .anyMatch(text -> text.getText().equals(cell)
                                        && text.getFont().getName().contains("Bold"));
                    }
                }
            }
        }
    }

    /// How many pixels at the sides are white.
    private static double margin(Image picture) {
        int[] colours = Gallery.colours(picture);
        int width = (int) picture.getWidth();
        int white = width;
        for (int at = 0; at < colours.length; at++) {
            if (colours[at] != 0xFFFFFFFF) {
                int x = at % width;
                white = Math.min(white, Math.min(x, width - 1 - x));
            }
        }
        return white;
    }
}
