package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The garage of a handover begins between the road and the foot, where the plate with the distances is: the plate is
/// never half covered.
class HandoverPlatesTest {

    /// So far the plate's soft shadow falls, in px.
    private static final double SHADOW = 16;

    private static final int LARGE = 150;

    @ParameterizedTest
    @CsvSource({
        "1280, 800, 100",
        "1280, 800, 200",
        "1024, 700, 100",
        "1920, 1080, 100",
        "1920, 1080, 150",
        "820, 800, 100"
    })
    void thePlateIsSeenWholeOrNotAtAll(double width, double height, int text) {
        Gallery.onToolkit(() -> {
            Parent table = table(two(), width, height, text);
            Node plate = table.lookup("#distances");
            Node door = table.lookup("#curtain");
            assertThat(door.isVisible()).isTrue();
            if (plate.isVisible()) {
                assertThat(bottom(plate)).as("the plate's lower edge").isLessThanOrEqualTo(top(door) + SHADOW);
            }
            ((Button) table.lookup("#curtain-open")).fire();
            assertThat(door.isVisible()).isFalse();
            // Beside large text it is folded while a hand lies open.
            assertThat(plate.isVisible()).as("once the door is open").isEqualTo(text < LARGE);
            return true;
        });
    }

    /// The piles of played cards lie beside that plate, where there are any.
    @Test
    void thePilesOfPlayedCardsGoWithThePlate() {
        Gallery.onToolkit(() -> {
            Session sessionOfSix = GameSituations.find(
                    Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)),
                    6,
                    round -> round.phase() instanceof Phase.Turn
                            && !round.played().equals(CardKindCounts.EMPTY));
            Parent table = table(sessionOfSix, 1280, 800, 100);
            Node piles = table.lookup("#played");
            assertThat(table.lookup("#curtain").isVisible()).isTrue();
            assertThat(piles.isVisible()).isFalse();
            ((Button) table.lookup("#curtain-open")).fire();
            assertThat(piles.isVisible()).isTrue();
            return true;
        });
    }

    @Test
    void theDoorOfTheUsualWindowWouldCutThePlate() {
        Gallery.onToolkit(() -> {
            Parent table = table(two(), 1280, 800, 100);
            Node door = table.lookup("#curtain");
            Node plate = table.lookup("#distances");
            assertThat(bottom(plate)).isGreaterThan(top(door) + SHADOW);
            assertThat(plate.isVisible()).isFalse();
            return true;
        });
    }

    private static double top(Node door) {
        return door.localToScene(door.getLayoutBounds()).getMinY();
    }

    private static double bottom(Node plate) {
        return plate.localToScene(plate.getLayoutBounds()).getMaxY();
    }

    private static Session two() {
        return Session.start(TestGames.people(2, 5));
    }

    private static Parent table(Session session, double width, double height, int text) {
        ScreenContext context = new ScreenContext(
                Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF);
        TableScreen screen = new TableScreen(session, context, new Nowhere(), TableDelays.NONE);
        Scene scene = new Scene(screen.root(), width, height);
        SceneStyler.scene(scene, context.look());
        screen.shown();
        screen.root().applyCss();
        screen.root().layout();
        return screen.root();
    }
}
