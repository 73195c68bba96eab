package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import millebornes.desktop.FocusWalk;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// After a match: the choices that decided it, without luck.
class DecidedPageTest {

    /// The least height of a picture, in px.
    private static final double LEAST_PICTURE = 90;

    /// The least width of a card with its frame, in px.
    private static final double LEAST_CARD = 64;

    private final VisitedExits exits = new VisitedExits();

    @Test
    void aFamilyOfFour() {
        Session matchSession = family(OptionChoices.NONE.rounds(3), 3);
        ResultScreen knowingScreen = knowing(matchSession);
        check("decided-fr", knowingScreen, matchSession, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("decided-en", knowingScreen, matchSession, ScreenCapture.context(Language.ENGLISH), 1280, 800);
        check("decided-large", knowingScreen, matchSession, ScreenCapture.context(Language.FRENCH), 1920, 1080);
        check("decided-small", knowingScreen, matchSession, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        check("decided-fr-small", knowingScreen, matchSession, ScreenCapture.context(Language.FRENCH), 1024, 700);
        check("decided-night", knowingScreen, matchSession, ScreenCapture.context(ColourTheme.NIGHT, 100), 1280, 800);
        check(
                "decided-contrast",
                knowingScreen,
                matchSession,
                ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100),
                1280,
                800);
        check("decided-150", knowingScreen, matchSession, ScreenCapture.context(ColourTheme.DAY, 150), 1280, 800);
        check("decided-200", knowingScreen, matchSession, ScreenCapture.context(ColourTheme.DAY, 200), 1920, 1080);
    }

    /// Symbols before words: the place, the card, the way to see it again, and as many stars for everybody.
    @Test
    void childrenArePraised() {
        Session matchSession = family(OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 5);
        ResultScreen screen = knowing(matchSession);
        DecisiveChoices choices = found(screen);
        assertThat(choices.seats())
                .flatExtracting(seat -> seat)
                .allSatisfy(choice -> assertThat(choice.kind().isPraise()).isTrue());
        assertThat(screen.root().lookup("#moment-0").getBoundsInLocal().getHeight())
                .isGreaterThanOrEqualTo(64);
        check("decided-junior-fr", screen, matchSession, ScreenCapture.context(Language.FRENCH), 1280, 800);
        check("decided-junior-en-small", screen, matchSession, ScreenCapture.context(Language.ENGLISH), 1024, 700);
        check("decided-junior-night", screen, matchSession, ScreenCapture.context(ColourTheme.NIGHT, 100), 1280, 800);
        check(
                "decided-junior-contrast",
                screen,
                matchSession,
                ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100),
                1280,
                800);
        check("decided-junior-large", screen, matchSession, ScreenCapture.context(Language.FRENCH), 1920, 1080);
    }

    /// A click opens the replay before the choice, with the other one to try.
    @Test
    void aClickOpensTheReplayThere() {
        ResultScreen screen = open(family(OptionChoices.NONE.rounds(2), 3));
        FxRobot robot = new StraightRobot();
        robot.clickOn("#luck");
        DecisiveChoices choices = found(screen);
        DecisiveChoice firstChoice = choices.everybody().getFirst();
        Node play = screen.root().lookup("#moment-0");
        assertThat(play.getAccessibleText())
                .contains(List.of("Anna", "Papi", "Léa", "Gaston").get(firstChoice.seat()))
                .contains(ScreenCapture.context(Language.FRENCH).words().text("decided." + firstChoice.kind()));
        robot.clickOn("#moment-0");
        assertThat(exits.taken()).containsExactly("moment " + firstChoice.step());
        robot.clickOn("#decided-whose").clickOn("#decided-seat-1");
        Patience.settle();
        assertThat(screen.root().lookupAll("*"))
                .filteredOn(node -> node.getId() != null && node.getId().startsWith("moment-"))
                .hasSameSizeAs(choices.seats().get(1));
        robot.clickOn("#beside-fair");
        Patience.settle();
        assertThat(screen.root().lookup("#watch")).isNotNull();
        assertThat(screen.root().lookup("#decided-whose")).isNull();
    }

    @Test
    void thePageByKeyboardAndEar() {
        Session matchSession = family(OptionChoices.NONE.rounds(3), 3);
        for (ScreenContext context :
                List.of(ScreenCapture.context(Language.ENGLISH), ScreenCapture.context(Language.FRENCH))) {
            ResultScreen screen = open(matchSession, context);
            Gallery.onToolkit(() -> {
                screen.turnPage();
                return true;
            });
            found(screen);
            Gallery.onToolkit(() -> {
                screen.root().applyCss();
                screen.root().layout();
                FocusWalk.assertThatEverythingSaysWhatItIs(screen.root().getScene(), "decided");
                if (context == ScreenCapture.context(Language.FRENCH)) {
                    screen.shown();
                    FocusWalk.assertThatTabGoesRound(screen.root().getScene(), "decided");
                }
                return true;
            });
        }
    }

    /// As long as it is thought about, that is said; anyone who leaves ends it.
    @Test
    void nobodyWaitsForIt() {
        ResultScreen screen = open(family(OptionChoices.NONE.rounds(2), 3));
        Gallery.onToolkit(() -> {
            screen.turnPage();
            assertThat(screen.decided().orElseThrow().isRunning()).isTrue();
            screen.root().applyCss();
            assertThat(screen.root().lookup("#decided-thinking"))
                    .isInstanceOfSatisfying(
                            Label.class, label -> assertThat(label.getText()).contains("0"));
            screen.hidden();
            assertThat(screen.decided().orElseThrow().isRunning()).isFalse();
            return true;
        });
    }

    /// As long as the match goes on nothing is told of its choices.
    @Test
    void aMatchThatGoesOnTellsNothing() {
        Session session = FinishedRound.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5)
                .session();
        assertThat(open(session).decided()).isEmpty();
    }

    private static Session family(OptionChoices choices, long seed) {
        return FinishedRound.ofFamily(choices, seed).finishMatch().session();
    }

    private ResultScreen open(Session session) {
        return open(session, ScreenCapture.context(Language.FRENCH));
    }

    private ResultScreen open(Session session, ScreenContext context) {
        return ResultWindow.open(context, session, exits);
    }

    /// A picture of the page. It takes long to find out what decided a match, so it is found out once.
    private void check(
            String name, ResultScreen knowingScreen, Session session, ScreenContext context, int width, int height) {
        ResultScreen screen = Gallery.onToolkit(() -> {
            ResultScreen resultScreen =
                    new ResultScreen(context, session, exits, knowingScreen.luck(), knowingScreen.decided());
            resultScreen.turnPage();
            return resultScreen;
        });
        Scene scene = ScreenCapture.check(name, context, _ -> screen, width, height);
        assertThat(scene.getRoot().lookupAll("*"))
                .as("heights of pictures in %s", name)
                .filteredOn(DecisiveChoiceScenePane.class::isInstance)
                .allMatch(picture -> inScene(picture).getHeight() >= LEAST_PICTURE);
        assertThat(scene.getRoot().lookupAll(".mb-lit-card"))
                .as("the better cards in %s", name)
                .allMatch(card -> inScene(card).getWidth() >= LEAST_CARD);
        for (Node kind : scene.getRoot().lookupAll(".mb-seal")) {
            assertThat(scene.getRoot().lookupAll("*"))
                    .as("pictures below the kinds of choices in %s", name)
                    .noneMatch(picture -> picture instanceof DecisiveChoiceScenePane
                            && inScene(picture).intersects(inScene(kind)));
        }
        assertThat(SceneContents.isSeenWhole(scene, "#moment-0")).as(name).isTrue();
        if (name.contains("junior")) {
            assertThat(scene.getRoot().lookupAll("." + StyleClasses.CHILD_CARD)).hasSize(4);
            assertThat(SceneContents.isSeenWhole(scene, "#moment-3")).as(name).isTrue();
        }
        assertThat(SceneContents.isSeenWhole(scene, "#moment-1")).as(name).isTrue();
        assertThat(SceneContents.isSeenWhole(scene, "#moment-2")).as(name).isTrue();
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /// The page of a match of which everything has been found out.
    private ResultScreen knowing(Session matchSession) {
        ResultScreen screen = open(matchSession);
        new StraightRobot().clickOn("#luck");
        found(screen);
        return screen;
    }

    private static DecisiveChoices found(ResultScreen screen) {
        ResultWindow.untilAllIsFound(screen);
        return Gallery.onToolkit(() -> screen.decided().orElseThrow().found().orElseThrow());
    }
}
