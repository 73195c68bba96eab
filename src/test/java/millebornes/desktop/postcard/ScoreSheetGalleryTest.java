package millebornes.desktop.postcard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.transform.Scale;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
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

    /// Below it nothing is printed in colour but the marks beside the signatures, in points.
    private static final double HEADS_END = 300;

    private static final double SIGNATURES = 724;

    /// How far the channels of the ink, which is not quite black, are apart.
    private static final int INK = 14;

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
    void aJuniorGameHasKilometres() {
        MatchReport report = PlayedMatches.of(
                Setup.of(Editions.BOARD, new TeamFormat(2, 2)),
                wishedChoices -> wishedChoices.scoring(ScoringMode.JUNIOR),
                11);
        checkPages("print-sheet-junior", Language.ENGLISH, report);
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
        List<PrintPage> pages =
                Gallery.onToolkit(() -> ScoreSheetPrinter.pages(ScoreSheetPresenter.sheet(Words.of(language), report)));
        for (int number = 0; number < pages.size(); number++) {
            PrintPage page = pages.get(number);
            Group placed = new Group(page.drawing());
            placed.getTransforms().add(new Scale(SCALE, SCALE));
            String file = number == 0 ? name : name + "-page-" + (number + 1);
            Image picture = Gallery.checkDrawn(placed, file, page.width() * SCALE, page.height() * SCALE);
            assertThat(margin(picture)).as("an empty margin of %s", file).isGreaterThan(36 * SCALE - 2);
            assertThat(colourful(picture, (int) (HEADS_END * SCALE), (int) (SIGNATURES * SCALE)))
                    .as("colours below the heads of %s", file)
                    .isZero();
        }
        return pages;
    }

    /// How many pixels between two rows are neither grey nor of the ink.
    private static long colourful(Image picture, int from, int to) {
        int width = (int) picture.getWidth();
        return Arrays.stream(Gallery.colours(picture), from * width, to * width)
                .filter(colour -> Math.abs((colour >> 16 & 255) - (colour & 255)) > INK
                        || Math.abs((colour >> 8 & 255) - (colour & 255)) > INK)
                .count();
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
