package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// When a part of the table changes, the toolkit redraws only that part, as long as it is inside the window.
class RedrawnPartTest {

    /// The greatest length of a bubble's tail, in px.
    private static final double TAIL = 60;

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    private final TableStage table = TableStage.open(
            GameSituations.find(FOUR, 1, RedrawnPartTest::hasACardThatCannotBePlayed),
            new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF),
            1280,
            800);

    @Test
    void nothingReachesBeyondTheWindow() {
        Bounds all = table.scene().getRoot().getChildrenUnmodifiable().stream()
                .filter(GameTableView.class::isInstance)
                .map(Node::getBoundsInParent)
                .findFirst()
                .orElseThrow();
        assertThat(all).isEqualTo(new BoundingBox(0, 0, 1280, 800));
    }

    @Test
    void aRefusalIsAsLargeAsItsBubble() {
        int refused = table.place(chosenCard -> chosenCard.refused() != null);
        table.act(stage -> stage.screen().handle(new TableInput.PressCard(refused)));
        Node bubble = table.scene().getRoot().lookup("#why-not");
        Bounds plate = bubble.lookup(".mb-panel").getBoundsInParent();
        Bounds all = bubble.getLayoutBounds();
        assertThat(all.getWidth()).isLessThan(plate.getWidth() + 1);
        assertThat(all.getHeight()).isLessThan(plate.getHeight() + TAIL);
        assertThat(plate.getWidth() * plate.getHeight()).as("px to redraw").isBetween(5_000.0, 1280 * 800 / 8.0);
    }

    /// Whatever wears a car's colours is redrawn with every turn, and all that lies on it: of the foot only its line.
    @Test
    void ofTheFootOnlyALineWearsTheColoursOfTheTurn() {
        Node rim = table.scene().getRoot().lookup("." + StyleClasses.TURN_LINE);
        assertThat(rim.getStyleClass()).containsAnyElementsOf(liveries());
        assertThat(rim.getBoundsInParent().getHeight()).isEqualTo(4);
        Node foot = table.scene().getRoot().lookup("." + StyleClasses.FOOT);
        assertThat(foot.getBoundsInParent().getHeight()).isGreaterThan(100);
        assertThat(foot.getStyleClass()).doesNotContainAnyElementsOf(liveries());
    }

    private static List<String> liveries() {
        return Stream.of(Livery.values()).map(StyleClasses::livery).toList();
    }

    /// Before the start nobody drives.
    private static boolean hasACardThatCannotBePlayed(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.cars().getFirst().km() == 0
                && round.cars().stream().anyMatch(car -> car.km() > 0)
                && round.hand(0).kinds().stream().anyMatch(Distance.class::isInstance);
    }
}
