package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import millebornes.bot.BotLevel;
import millebornes.bot.YardstickBot;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.DressedGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The final picture of the ceremony: two to nine people, teams, ties, computer players, children.
class CeremonyGalleryTest {

    private static final OptionChoices LONG = OptionChoices.NONE.matchTo(5000);

    @Test
    void fourOfAMatchOfManyRounds() {
        FinishedRound roundOfFour =
                FinishedRound.of(TeamFormat.singles(4), LONG, 3).finishMatch();
        check("ceremony-four", roundOfFour, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("ceremony-four-small", roundOfFour, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        check("ceremony-four-large", roundOfFour, ScreenCapture.context(Language.FRENCH), 1920, 1080);
        check("ceremony-four-night", roundOfFour, ScreenCapture.context(ColourTheme.NIGHT, 100), 1280, 800);
        check("ceremony-four-contrast", roundOfFour, ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 150), 1280, 800);
    }

    @Test
    void twoAndSixAndNine() {
        check(
                "ceremony-two",
                FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5)
                        .finishMatch(),
                ScreenCapture.context(Language.ENGLISH),
                1280,
                800);
        FinishedRound roundOfSix = FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4);
        check("ceremony-six", roundOfSix, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("ceremony-six-200", roundOfSix, ScreenCapture.context(ColourTheme.DAY, 200), 1280, 800);
        FinishedRound roundOfNine = FinishedRound.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4);
        check("ceremony-nine", roundOfNine, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("ceremony-nine-small", roundOfNine, ScreenCapture.context(Language.ENGLISH), 1024, 700);
    }

    /// With large text the promenade keeps most of the page, and all actions are within reach.
    @ParameterizedTest
    @CsvSource({"150, 1024, 700", "150, 1280, 800", "200, 1024, 700", "200, 1280, 800", "200, 1920, 1080"})
    void thePodiumKeepsMostOfThePageAtLargeText(int percent, double width, double height) {
        FinishedRound roundOfSix = FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 3);
        Scene scene = ScreenCapture.check(
                "ceremony-large-" + percent + "-" + (int) width,
                ScreenCapture.context(ColourTheme.DAY, percent),
                screenContext -> new CeremonyScreen(screenContext, roundOfSix.session(), new VisitedExits()),
                width,
                height);
        Node panel = scene.lookup("." + StyleClasses.PANEL);
        assertThat(panel.localToScene(panel.getLayoutBounds()).getMinY()).isGreaterThan(0.6 * height);
        assertThat(SceneContents.isSeenWhole(scene, "#new-game")).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "#postcard")).isTrue();
        assertThat(((MenuButton) scene.lookup("#more")).getItems())
                .extracting(MenuItem::getId)
                .containsExactly("sheet", "print", "watch", "same-deal");
    }

    /// Cars come as they were dressed, and everybody has a face beside the player's place.
    @Test
    void ownCars() {
        FinishedRound roundOfFour =
                dressed(FinishedRound.of(TeamFormat.singles(4), LONG, 3).finishMatch());
        check("ceremony-own-cars", roundOfFour, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("ceremony-own-cars-small", roundOfFour, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        check("ceremony-own-cars-night", roundOfFour, ScreenCapture.context(ColourTheme.NIGHT, 100), 1920, 1080);
        check(
                "ceremony-own-cars-contrast",
                roundOfFour,
                ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 150),
                1280,
                800);
        FinishedRound roundOfNine = dressed(FinishedRound.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4));
        check("ceremony-own-cars-nine", roundOfNine, ScreenCapture.context(Language.FRENCH), 1280, 800);
    }

    private static FinishedRound dressed(FinishedRound playedRound) {
        return new FinishedRound(DressedGames.session(playedRound.session()));
    }

    @Test
    void teamsOfTwoCars() {
        check(
                "ceremony-teams",
                FinishedRound.of(new TeamFormat(2, 2), LONG, 13).finishMatch(),
                ScreenCapture.context(Language.FRENCH),
                1280,
                800);
    }

    @Test
    void equalsShareTheWin() {
        FinishedRound tieRound = Stream.iterate(1L, seed -> seed + 1)
                .map(seed -> FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE, seed))
                .filter(playedRound -> playedRound.session().match().winners().size() == 2)
                .findFirst()
                .orElseThrow();
        check("ceremony-tie", tieRound, ScreenCapture.context(Language.FRENCH), 1280, 800);
    }

    /// Eight people in four teams.
    @Test
    void fourTeams() {
        FinishedRound roundOfEight = FinishedRound.of(new TeamFormat(4, 2), OptionChoices.NONE, 13);
        check("ceremony-four-teams", roundOfEight, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("ceremony-four-teams-small", roundOfEight, ScreenCapture.context(Language.ENGLISH), 1024, 700);
    }

    /// Ceremony and score sheet, in every window.
    @ParameterizedTest
    @CsvSource({"800, 600", "1024, 700", "1280, 800", "1366, 768", "1920, 1080"})
    void fourTeamsCoverNoPoints(double width, double height) {
        FinishedRound roundOfEight = FinishedRound.of(new TeamFormat(4, 2), OptionChoices.NONE, 13);
        for (Language language : Language.values()) {
            ScreenContext context = ScreenCapture.context(language);
            Scene ceremony = ScreenCapture.checkLayout(
                    "ceremony-four-teams",
                    context,
                    screenContext -> new CeremonyScreen(screenContext, roundOfEight.session(), new VisitedExits()),
                    width,
                    height);
            Scene sheet = ScreenCapture.checkLayout(
                    "sheet-four-teams",
                    context,
                    screenContext -> new ResultScreen(screenContext, roundOfEight.session(), new VisitedExits()),
                    width,
                    height);
            assertThat(List.of(ceremony, sheet))
                    .allSatisfy(page -> assertThat(Gallery.onToolkit(() -> SceneContents.coveredNumbers(page)))
                            .isEmpty());
        }
    }

    @Test
    void computersThatNobodyHasNamed() {
        List<SeatPlayer> players = Stream.<SeatPlayer>of(
                        new SeatPlayer.Human("Marguerite-Élise"),
                        new SeatPlayer.Computer("", BotLevel.EASY),
                        new SeatPlayer.Computer("", BotLevel.EASY))
                .toList();
        Session session = Stream.iterate(1L, seed -> seed + 1)
                .map(seed -> Session.start(
                        new GameConfig(Setup.of(Editions.BOARD, TeamFormat.singles(3)), players, 0, seed)))
                .peek(CeremonyGalleryTest::playOut)
                .filter(playedSession -> !playedSession.match().winners().contains(0))
                .findFirst()
                .orElseThrow();
        check("ceremony-computer", new FinishedRound(session), ScreenCapture.context(Language.FRENCH), 1280, 800);
    }

    @Test
    void aJuniorGame() {
        check(
                "ceremony-junior",
                FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11),
                ScreenCapture.context(Language.FRENCH),
                1280,
                800);
    }

    /// A person plays as a computer would.
    private static void playOut(Session session) {
        while (session.asked().isPresent()) {
            int seat = session.asked().getAsInt();
            session.play(new YardstickBot().choose(session.view(seat), seat).move());
        }
    }

    private static void check(
            String name, FinishedRound playedRound, ScreenContext context, double width, double height) {
        Scene scene = ScreenCapture.check(
                name,
                context,
                screenContext -> new CeremonyScreen(screenContext, playedRound.session(), new VisitedExits()),
                width,
                height);
        String says = String.join("\n", SceneContents.texts(scene));
        assertThat(playedRound.session().game().players())
                .filteredOn(player -> !player.name().isEmpty())
                .allSatisfy(player -> assertThat(says).contains(player.name()));
        assertThat(SceneContents.isSeenWhole(scene, "." + StyleClasses.MAIN_BUTTON))
                .as(name)
                .isTrue();
    }
}
