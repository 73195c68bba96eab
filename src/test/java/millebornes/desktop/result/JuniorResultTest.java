package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// The end of a junior game, for players who cannot read: a star and the winner's car come first, and the exits have
/// large icons.
class JuniorResultTest {

    private final VisitedExits exits = new VisitedExits();

    @Test
    void theWaysOnHaveSignsAndAreLarge() {
        Parent root = open(OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        for (String id : List.of("home", "ceremony")) {
            Button button = (Button) root.lookup("#" + id);
            assertThat(button.getGraphic()).as(id).isNotNull();
            assertThat(button.getText()).as(id).isNotEmpty();
            assertThat(button.getHeight()).as(id).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
            assertThat(button.getWidth()).as(id).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
        }
        new StraightRobot().clickOn("#ceremony").clickOn("#home");
        assertThat(exits.taken()).containsExactly("ceremony", "home");
    }

    @Test
    void aStarAndTheWinnersCarStandBeforeTheSentence() {
        Parent root = open(OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        assertThat(stars(root)).hasSize(1);
        Node winners = root.lookup("#winners");
        assertThat(SceneContents.nodes(winners).filter(DrawingPane.class::isInstance))
                .as("one car of one winner")
                .hasSize(1);
        assertThat(winners.localToScene(0, 0).getY())
                .as("the headline comes first")
                .isLessThan(root.lookup("#figures").localToScene(0, 0).getY());
    }

    @Test
    void withPointsTheHeadlineHasNoStarAndTheWaysOnAreSmaller() {
        Parent root = open(OptionChoices.NONE);
        assertThat(stars(root)).isEmpty();
        assertThat(((Button) root.lookup("#home")).getHeight()).isLessThan(Sizes.JUNIOR_TARGET);
    }

    /// There is one cup, above the name of the winner; a pet beside the winners moves it to one side.
    @Test
    void theWinnersHoldTheCup() {
        for (OptionChoices choices : List.of(OptionChoices.NONE, OptionChoices.NONE.scoring(ScoringMode.JUNIOR))) {
            FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(3), choices, 11);
            Parent root = open(playedRound);
            int winner = ResultModel.of(playedRound.session()).winners().getFirst();
            String name = playedRound.session().game().players().get(winner).name();
            RoundCelebrationPane celebrationPane = SceneContents.nodes(root)
                    .filter(RoundCelebrationPane.class::isInstance)
                    .map(RoundCelebrationPane.class::cast)
                    .findFirst()
                    .orElseThrow();
            Node said = SceneContents.nodes(celebrationPane)
                    .filter(node -> node instanceof Text text && text.getText().equals(name))
                    .findFirst()
                    .orElseThrow();
            assertThat(celebrationPane.lookupAll("#cup")).hasSize(1);
            assertThat(middle(celebrationPane.lookup("#cup"))).isCloseTo(middle(said), offset(10.0));
        }
    }

    /// Brick lies on brick, and the families rise with them; a press skips it.
    @Test
    void theStacksGrowUntilTheyArePressed() {
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE, 11);
        ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.NORMAL);
        Gallery.onToolkit(() -> {
            RoundCelebrationPane celebrationPane =
                    new RoundCelebrationPane(ResultContext.of(context, playedRound.session()));
            Scene scene = new Scene(celebrationPane, 600, 400);
            SceneStyler.scene(scene, context.look());
            celebrationPane.applyCss();
            celebrationPane.layout();
            double there = middleY(celebrationPane.lookup("#cup"));
            celebrationPane.celebrate();
            assertThat(middleY(celebrationPane.lookup("#cup")))
                    .as("before the first brick")
                    .isGreaterThan(there + 20);
            celebrationPane.skip();
            assertThat(middleY(celebrationPane.lookup("#cup")))
                    .as("after a press")
                    .isCloseTo(there, offset(1e-6));
            return true;
        });
    }

    private static double middleY(Node node) {
        return node.localToScene(node.getLayoutBounds()).getCenterY();
    }

    private Parent open(OptionChoices choices) {
        return open(FinishedRound.of(TeamFormat.singles(3), choices, 11));
    }

    private Parent open(FinishedRound playedRound) {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        return ScreenWindow.open(context, () -> new ResultScreen(context, playedRound.session(), exits), 1280, 800);
    }

    private static double middle(Node node) {
        return node.localToScene(node.getLayoutBounds()).getCenterX();
    }

    private static List<Node> stars(Parent root) {
        return SceneContents.nodes(root).filter(StarIcon.class::isInstance).toList();
    }
}
