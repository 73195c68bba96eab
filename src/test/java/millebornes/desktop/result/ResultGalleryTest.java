package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import millebornes.bot.BotLevel;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.session.SeatPlayer;
import millebornes.session.UnwonRound;
import millebornes.session.flow.DressedGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

class ResultGalleryTest {

    private static final List<SeatPlayer> ANNA_AND_PAPI =
            List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("Papi", BotLevel.EASY));
    /// The greatest height of the field that is left below the sheet in large letters, in px.
    private static final double FIELD = 24;

    /// The least and greatest height of a line with points, in px.
    private static final double LOWEST_LINE = 58;

    private static final double HIGHEST_LINE = 100;
    private static final double HIGHEST_LARGE_LINE = 124;

    /// The least height of a family in the picture beside large text, in px.
    private static final double LEAST_FAMILY = 70;

    private static final double LEAST_FAMILY_OF_MANY = 68;
    private static final double LEAST_FAMILY_OF_TWO = 100;

    /// The greatest distance of a family with its pet from the middle of its column, as a share of its width.
    private static final double ASIDE = 0.12;

    private static final List<String> LONG_NAMES = List.of(
            "Marguerite-Élise", "Jean-Christophe", "Marie-Antoinette", "Pierre-Alexandre", "Anne-Sophie", "Ordinateur");

    private static final OptionChoices LONG = OptionChoices.NONE.matchTo(5000);
    private static final OptionChoices JUNIOR = OptionChoices.NONE.scoring(ScoringMode.JUNIOR);

    @Test
    void aRoundOfFour() {
        FinishedRound roundOfFour = FinishedRound.of(TeamFormat.singles(4), LONG, 3);
        Scene usual = check("result-round", roundOfFour, ScreenCapture.context(Language.FRENCH), 1280, 800);
        assertThat(usual.lookup("#sheet").lookupAll("." + StyleClasses.TILE))
                .as("lines of the reasons that somebody has scored")
                .hasSize(2);
        assertThat(bottom(usual.lookup("#sheet")) - bottom(usual.lookup("#missed")))
                .as("paper below the sheet")
                .isBetween(0.0, FIELD);
        assertThat(usual.lookup("#sheet").lookupAll("." + StyleClasses.TILE))
                .allSatisfy(
                        line -> assertThat(line.getLayoutBounds().getHeight()).isBetween(LOWEST_LINE, HIGHEST_LINE));
        assertThat(usual.lookup("#figures").localToScene(0, 0).getX())
                .as("the course of the round is below a short sheet")
                .isGreaterThan(usual.lookup("#sheet").localToScene(0, 0).getX());
        check("result-round-small", roundOfFour, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        check("result-round-large", roundOfFour, ScreenCapture.context(Language.FRENCH), 1920, 1080);
        check("result-round-night", roundOfFour, ScreenCapture.context(ColourTheme.NIGHT, 150), 1280, 800);
        check("result-round-contrast", roundOfFour, ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100), 1280, 800);
    }

    @Test
    void aRoundInLargeLettersInOtherWindows() {
        FinishedRound roundOfFour = FinishedRound.of(TeamFormat.singles(4), LONG, 3);
        FinishedRound unwonRound = new FinishedRound(UnwonRound.of(Editions.PLAYROOM, ANNA_AND_PAPI));
        ScreenContext large = ScreenCapture.context(ColourTheme.DAY, 200);
        check("result-round-200-small", roundOfFour, large, 1024, 700);
        check("result-round-200-large", roundOfFour, large, 1920, 1080);
        assertThat(families(check("result-nobody-200", unwonRound, large, 1280, 800)))
                .hasSize(2)
                .allSatisfy(family -> assertThat(height(family)).isGreaterThanOrEqualTo(LEAST_FAMILY_OF_TWO));
        check("result-nobody-200-small", unwonRound, large, 1024, 700);
        check("result-nobody-night", unwonRound, ScreenCapture.context(ColourTheme.NIGHT, 100), 1920, 1080);
        check("result-nobody-contrast", unwonRound, ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100), 1024, 700);
    }

    /// In large letters the sums of the sheet are seen without scrolling.
    @Test
    void theSheetComesFirstInLargeLetters() {
        FinishedRound roundOfFour = FinishedRound.of(TeamFormat.singles(4), LONG, 3);
        for (int text : List.of(150, 200)) {
            ScreenContext largeContext = ScreenCapture.context(ColourTheme.DAY, text);
            Scene wide = ScreenCapture.check(
                    "result-sheet-" + text, largeContext, context -> screen(context, roundOfFour), 1280, 800);
            Region sheet = (Region) wide.lookup("#sheet");
            for (int team = 0; team < 4; team++) {
                Node total = wide.lookup("#total-" + team);
                assertThat(SceneContents.isSeenWhole(wide, "#total-" + team))
                        .as("the sum of team %d at %d %%", team, text)
                        .isTrue();
                assertThat(bottom(total)).isLessThan(bottom(sheet));
            }
            assertThat(sheet.lookupAll("." + StyleClasses.TILE))
                    .as("lines at %d %%", text)
                    .allSatisfy(line ->
                            assertThat(line.getLayoutBounds().getHeight()).isLessThanOrEqualTo(HIGHEST_LARGE_LINE));
            assertThat(families(wide))
                    .as("families at %d %%", text)
                    .hasSize(4)
                    .allSatisfy(family -> assertThat(height(family)).isGreaterThanOrEqualTo(LEAST_FAMILY));
            double foot = bottom(wide.lookup("#" + PageFrameFactory.HEAD).getParent())
                    - wide.lookup("#" + PageFrameFactory.FOOT).getLayoutBounds().getHeight();
            assertThat(foot - bottom(sheet))
                    .as("field below the sheet at %d %%", text)
                    .isBetween(0.0, FIELD);
        }
    }

    private static List<Node> families(Scene scene) {
        return Stream.of(Livery.values())
                .map(livery -> scene.lookup("#podium #family-" + livery.name()))
                .filter(Objects::nonNull)
                .toList();
    }

    private static void familiesAreAboveTheirColumns(Scene scene) {
        List<Node> families = families(scene);
        for (int team = 0; team < families.size(); team++) {
            Bounds family = inScene(families.get(team));
            assertThat(family.getCenterX())
                    .as("family above its column, %d", team)
                    .isCloseTo(
                            inScene(scene.lookup("#total-" + team + " .text")).getCenterX(),
                            within(ASIDE * family.getWidth()));
        }
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static double height(Node node) {
        return inScene(node).getHeight();
    }

    private static double bottom(Node node) {
        return inScene(node).getMaxY();
    }

    /// Cars stand on the podium and above the sheet as they were dressed, with the faces of those who drive them.
    @Test
    void ownCars() {
        FinishedRound roundOfFour = new FinishedRound(DressedGames.session(
                FinishedRound.of(TeamFormat.singles(4), LONG, 3).session()));
        check("result-own-cars", roundOfFour, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("result-own-cars-small", roundOfFour, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        check("result-own-cars-large", roundOfFour, ScreenCapture.context(ColourTheme.NIGHT, 100), 1920, 1080);
        FinishedRound roundOfSix = new FinishedRound(
                DressedGames.session(FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4)
                        .session()));
        check("result-own-cars-six", roundOfSix, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        FinishedRound juniorRound = new FinishedRound(DressedGames.session(
                FinishedRound.of(TeamFormat.singles(3), JUNIOR, 11).session()));
        check("result-own-cars-junior", juniorRound, ScreenCapture.context(Language.FRENCH), 1280, 800);
    }

    @Test
    void sixCars() {
        FinishedRound roundOfSix = FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4);
        check("result-six", roundOfSix, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("result-six-small", roundOfSix, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        FinishedRound won = LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), seed))
                .filter(round -> !ResultModel.of(round.session()).winners().isEmpty())
                .findFirst()
                .orElseThrow();
        check("result-six-won", won, ScreenCapture.context(Language.FRENCH), 1280, 800);
        Scene large = check("result-six-won-200", won, ScreenCapture.context(ColourTheme.DAY, 200), 1280, 800);
        assertThat(families(large))
                .hasSize(6)
                .allSatisfy(family -> assertThat(height(family)).isGreaterThanOrEqualTo(LEAST_FAMILY_OF_MANY));
    }

    /// The largest sheet there is: six columns with long names, the largest text.
    @Test
    void longNamesInSixColumns() {
        List<SeatPlayer> players = IntStream.range(0, 6)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Computer(LONG_NAMES.get(seat), BotLevel.EASY))
                .toList();
        FinishedRound roundOfSix = FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), players, 4);
        Scene large = check("result-names-200", roundOfSix, ScreenCapture.context(ColourTheme.DAY, 200), 1280, 800);
        assertThat(families(large))
                .hasSize(6)
                .allSatisfy(family -> assertThat(height(family)).isGreaterThanOrEqualTo(LEAST_FAMILY));
        IntStream.range(0, 6)
                .forEach(team -> assertThat(SceneContents.isSeenWhole(large, "#total-" + team))
                        .isTrue());
        familiesAreAboveTheirColumns(large);
        check("result-names-small", roundOfSix, ScreenCapture.context(Language.FRENCH), 1024, 700);
    }

    @Test
    void teamsOfThreeAndOfTwoCars() {
        check(
                "result-nine",
                FinishedRound.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4),
                ScreenCapture.context(Language.FRENCH),
                1280,
                800);
        check(
                "result-teams",
                FinishedRound.of(new TeamFormat(2, 2), LONG, 13),
                ScreenCapture.context(Language.ENGLISH),
                1280,
                800);
    }

    @Test
    void aRoundThatWasExtended() {
        FinishedRound playedRound = Stream.iterate(1L, seed -> seed + 1)
                .map(seed -> FinishedRound.of(Setup.of(Editions.CLASSIC, TeamFormat.singles(3)), seed))
                .filter(round -> round.session().match().round().target() == 1000)
                .findFirst()
                .orElseThrow();
        check("result-extension-small", playedRound, ScreenCapture.context(Language.ENGLISH), 1024, 700);
    }

    /// R-6.2: nobody has reached the target.
    @Test
    void aRoundThatNoTeamHasWon() {
        FinishedRound unwonRound = new FinishedRound(UnwonRound.of(Editions.PLAYROOM, ANNA_AND_PAPI));
        for (Language language : Language.values()) {
            Scene scene = ScreenCapture.check(
                    "result-nobody-" + language.tag(),
                    ScreenCapture.context(language),
                    context -> screen(context, unwonRound),
                    1280,
                    800);
            assertThat(SceneContents.texts(scene))
                    .contains(
                            Words.of(language).text("round.winner.nobody"),
                            Words.of(language).text("result.again"))
                    .doesNotContain("1");
            assertThat(scene.lookup("#cup")).isNull();
            Bounds picnic = inScene(scene.lookup("#picnic"));
            assertThat(inScene(scene.lookup("#podium")).contains(picnic))
                    .as("the whole picnic is seen")
                    .isTrue();
            assertThat(families(scene))
                    .hasSize(2)
                    .noneMatch(family -> inScene(family).intersects(picnic));
            familiesAreAboveTheirColumns(scene);
            assertThat(scene.lookup("#figures"))
                    .as("a course on which no car has moved")
                    .isNull();
        }
        assertThat(TruncatedTextFinder.in(context -> screen(context, unwonRound)))
                .isEmpty();
    }

    @Test
    void theSheetOfAMatch() {
        check(
                "result-match",
                FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5)
                        .finishMatch(),
                ScreenCapture.context(Language.FRENCH),
                1280,
                800);
    }

    @Test
    void aJuniorRound() {
        check(
                "result-junior",
                FinishedRound.of(TeamFormat.singles(3), JUNIOR, 11),
                ScreenCapture.context(Language.FRENCH),
                1280,
                800);
        check(
                "result-junior-teams-small",
                FinishedRound.of(new TeamFormat(2, 2), JUNIOR, 13),
                ScreenCapture.context(Language.ENGLISH),
                1024,
                700);
    }

    @Test
    void noTextIsCut() {
        List<FinishedRound> ends = List.of(
                FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5)
                        .finishMatch(),
                FinishedRound.of(new TeamFormat(2, 2), JUNIOR, 13),
                FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4));
        for (FinishedRound playedRound : ends) {
            assertThat(TruncatedTextFinder.in(context -> screen(context, playedRound)))
                    .isEmpty();
        }
    }

    /// The page names every player and leads on. With points every team's total is in sight, and the reason of a round
    /// without a winner is no smaller than the notes.
    private static Scene check(
            String name, FinishedRound playedRound, ScreenContext context, double width, double height) {
        Scene scene =
                ScreenCapture.check(name, context, screenContext -> screen(screenContext, playedRound), width, height);
        String says = String.join("\n", SceneContents.texts(scene));
        ResultModel model = ResultModel.of(playedRound.session());
        assertThat(playedRound.session().game().players())
                .allSatisfy(player -> assertThat(says).contains(player.name()));
        assertThat(SceneContents.isSeenWhole(scene, model.isMatchOver() ? "#ceremony" : "#next-round"))
                .isTrue();
        assertThat(model.teams())
                .allSatisfy(team -> assertThat(says)
                        .contains(context.words().number(model.hasPoints() ? team.points() : team.km())));
        if (model.hasPoints()) {
            assertThat(model.teams())
                    .as("teams whose sum is seen without scrolling")
                    .allMatch(team -> SceneContents.isSeenWhole(scene, "#total-" + team.team()));
        }
        if (model.hasPoints() && model.winners().isEmpty()) {
            assertThat(fontSize(scene, ResultSentences.round(ResultContext.of(context, playedRound.session()))))
                    .as("size of the reason why nobody has won")
                    .isGreaterThanOrEqualTo(fontSize(scene, context.words().text("result.missed")));
        }
        return scene;
    }

    private static double fontSize(Scene scene, String words) {
        return SceneContents.nodes(scene.getRoot())
                .filter(node -> node instanceof Labeled labeled && words.equals(labeled.getText()))
                .mapToDouble(node -> ((Labeled) node).getFont().getSize())
                .findFirst()
                .orElseThrow();
    }

    private static AppScreen screen(ScreenContext context, FinishedRound playedRound) {
        return new ResultScreen(context, playedRound.session(), new VisitedExits());
    }
}
