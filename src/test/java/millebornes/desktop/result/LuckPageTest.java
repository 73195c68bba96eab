package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.result.LuckReport.LuckRow;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// After a round: the shares of luck and play in everybody's points.
class LuckPageTest {

    /// The greatest height that a card leaves empty at its head or foot, in px.
    private static final double MOST_BLANK = 14;

    private final VisitedExits exits = new VisitedExits();

    @Test
    void fourAtATable() {
        Session sessionOfFour = family(3);
        check("luck-four", sessionOfFour, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("luck-four-small", sessionOfFour, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        check("luck-four-large", sessionOfFour, ScreenCapture.context(Language.FRENCH), 1920, 1080);
        check("luck-four-night", sessionOfFour, ScreenCapture.context(ColourTheme.NIGHT, 100), 1280, 800);
        check("luck-four-contrast", sessionOfFour, ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100), 1280, 800);
        check("luck-four-150", sessionOfFour, ScreenCapture.context(ColourTheme.DAY, 150), 1280, 800);
        Scene large = check("luck-four-200", sessionOfFour, ScreenCapture.context(ColourTheme.DAY, 200), 1920, 1080);
        Scene low = check("luck-four-200-low", sessionOfFour, ScreenCapture.context(ColourTheme.DAY, 200), 1280, 800);
        for (Scene scene : List.of(large, low)) {
            assertThat(SceneContents.isSeenWhole(scene, "#luck-0")).isTrue();
            assertThat(SceneContents.isSeenWhole(scene, "#luck-3")).isTrue();
        }
    }

    @Test
    void otherTables() {
        check(
                "luck-two",
                FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE, 5).session(),
                ScreenCapture.context(Language.FRENCH),
                1280,
                800);
        check(
                "luck-six",
                FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4)
                        .session(),
                ScreenCapture.context(Language.ENGLISH),
                1280,
                800);
        Session longMatch = FinishedRound.of(new TeamFormat(4, 2), OptionChoices.NONE.rounds(3), 4)
                .session();
        check("luck-pairs", longMatch, ScreenCapture.context(Language.FRENCH), 1280, 800);
        Scene small = check("luck-pairs-small", longMatch, ScreenCapture.context(Language.FRENCH), 1024, 700);
        assertThat(SceneContents.isSeenWhole(small, "#luck-3")).isTrue();
        check(
                "luck-teams",
                FinishedRound.of(new TeamFormat(2, 2), OptionChoices.NONE, 13).session(),
                ScreenCapture.context(Language.ENGLISH),
                1280,
                800);
        check(
                "luck-nine",
                FinishedRound.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4)
                        .session(),
                ScreenCapture.context(Language.FRENCH),
                1024,
                700);
        check(
                "luck-match",
                FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.rounds(3), 5)
                        .finishMatch()
                        .session(),
                ScreenCapture.context(Language.FRENCH),
                1280,
                800);
    }

    /// It is counted when somebody wants to know, and not before.
    @Test
    void whoWantsToKnowPressesAButton() {
        ResultScreen screen = open(family(3));
        assertThat(finder(screen).isRunning()).isFalse();
        new StraightRobot().clickOn("#luck");
        ResultWindow.untilAllIsFound(screen);
        Node root = screen.root();
        assertThat(root.lookup("#luck-headline")).isNotNull();
        assertThat(root.lookup("#sheet")).isNull();
        LuckReport report = report(screen);
        for (LuckRow row : report.rows()) {
            Node line = root.lookup("#luck-" + row.team());
            assertThat(line.getAccessibleRole()).isEqualTo(AccessibleRole.TEXT);
            assertThat(line.getAccessibleText())
                    .contains(List.of("Anna", "Papi", "Léa", "Gaston").get(row.team()))
                    .contains(ScreenCapture.context(Language.FRENCH).words().number(Math.abs(row.luck())))
                    .contains(ScreenCapture.context(Language.FRENCH).words().number(Math.abs(row.play())));
        }
        new StraightRobot().clickOn("#luck");
        assertThat(root.lookup("#sheet")).isNotNull();
    }

    /// Anyone who accuses the computer finds its luck in points.
    @Test
    void theComputersLuckIsSaid() {
        ResultScreen screen = open(family(3));
        new StraightRobot().clickOn("#luck");
        ResultWindow.untilAllIsFound(screen);
        String said = ((Label) screen.root().lookup("#luck-computers")).getText();
        assertThat(said)
                .contains(ScreenCapture.context(Language.FRENCH)
                        .words()
                        .number(Math.abs(report(screen).rows().get(3).luck())));
    }

    @Test
    void itIsComputedWhileThePageIsShown() {
        ResultScreen screen = open(family(3));
        Gallery.onToolkit(() -> {
            screen.turnPage();
            assertThat(finder(screen).isRunning()).isTrue();
            screen.hidden();
            assertThat(finder(screen).isRunning()).isFalse();
            screen.shown();
            assertThat(finder(screen).isRunning()).as("back from a replay").isTrue();
            screen.hidden();
            return true;
        });
    }

    /// The seed would tell the next rounds: the number of the deal and the way to all hands come with the match's end.
    @Test
    void theDealIsToldWhenTheMatchIsOver() {
        OptionChoices thirdChoices = OptionChoices.NONE.rounds(3);
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(2), thirdChoices, 4711);
        ResultScreen firstScreen = open(playedRound.session());
        new StraightRobot().clickOn("#luck");
        ResultWindow.untilAllIsFound(firstScreen);
        assertThat(firstScreen.root().lookup("#watch")).isNull();
        assertThat(SceneContents.texts(firstScreen.root().getScene())).noneMatch(text -> text.contains("711"));
        ResultScreen lastScreen = open(playedRound.finishMatch().session());
        new StraightRobot().clickOn("#luck");
        ResultWindow.untilAllIsFound(lastScreen);
        assertThat(SceneContents.texts(lastScreen.root().getScene())).anyMatch(text -> text.contains("711"));
        new StraightRobot().clickOn("#beside-fair").clickOn("#watch");
        assertThat(exits.taken()).containsExactly("watch");
    }

    /// Nobody has points that luck could have brought; in its place stand the best moves.
    @Test
    void aJuniorGameHasNoSuchPage() {
        OptionChoices juniorChoices = OptionChoices.NONE.scoring(ScoringMode.JUNIOR);
        ResultScreen screen =
                open(FinishedRound.of(TeamFormat.singles(3), juniorChoices, 11).session());
        assertThat(((Button) screen.root().lookup("#luck")).getText())
                .isEqualTo(ScreenCapture.context(Language.FRENCH).words().text("decided.child.title"));
        assertThat(screen.luck()).isEmpty();
    }

    private static Session family(long seed) {
        return FinishedRound.ofFamily(OptionChoices.NONE.matchTo(5000), seed).session();
    }

    private ResultScreen open(Session session) {
        return ResultWindow.open(ScreenCapture.context(Language.FRENCH), session, exits);
    }

    private Scene check(String name, Session session, ScreenContext context, double width, double height) {
        ResultScreen screen = Gallery.onToolkit(() -> {
            ResultScreen resultScreen = new ResultScreen(context, session, exits);
            resultScreen.turnPage();
            return resultScreen;
        });
        ResultWindow.untilAllIsFound(screen);
        Scene scene = ScreenCapture.check(name, context, _ -> screen, width, height);
        assertThat(SceneContents.isSeenWhole(scene, session.match().isOver() ? "#ceremony" : "#next-round"))
                .isTrue();
        for (LuckRow row : report(screen).rows()) {
            Node card = scene.getRoot().lookup("#luck-" + row.team());
            assertThat(card).isNotNull();
            assertThat(blank(card))
                    .as("blank in card %d of %s", row.team(), name)
                    .isLessThan(MOST_BLANK);
        }
        return scene;
    }

    /// The greater of the heights, in px, that a card leaves empty above and below its landscape and its words.
    private static double blank(Node card) {
        Bounds cardBounds = card.localToScene(card.getLayoutBounds());
        List<Bounds> filled = card.lookupAll("*").stream()
                .filter(node -> node instanceof LandscapeVignette || node instanceof Label)
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .toList();
        double above = filled.stream().mapToDouble(Bounds::getMinY).min().orElseThrow() - cardBounds.getMinY();
        double below = cardBounds.getMaxY()
                - filled.stream().mapToDouble(Bounds::getMaxY).max().orElseThrow();
        return Math.max(above, below);
    }

    private static LuckReport report(ResultScreen screen) {
        return finder(screen).foundProperty().get().orElseThrow();
    }

    private static BackgroundTask<LuckReport> finder(ResultScreen screen) {
        return screen.luck().orElseThrow();
    }
}
