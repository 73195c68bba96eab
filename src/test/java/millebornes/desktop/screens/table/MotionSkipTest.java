package millebornes.desktop.screens.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.table.flow.FlowState;
import millebornes.desktop.screens.table.flow.TestGames;
import millebornes.desktop.screens.table.model.TableInput;
import millebornes.desktop.screens.table.overlay.model.Overlay;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Nobody has to wait for what moves, and nobody presses by accident what comes after it.
class MotionSkipTest {

    @Test
    void spaceSkipsWhateverMoves() {
        check(table -> press(table, KeyCode.SPACE));
    }

    @Test
    void aClickAnywhereSkipsWhateverMoves() {
        check(table -> Event.fireEvent(table.screen().root(), MouseEvents.at(MouseEvent.MOUSE_PRESSED, 5, 5)));
    }

    /// The curtain waits until what happened was seen; Enter skips that, and does not open the next player's cards.
    @Test
    void enterDoesNotOpenACurtainThatHasNotFallenYet() {
        check(table -> press(table, KeyCode.ENTER));
    }

    @Test
    void whenTheWindowLosesTheFocusNothingOpenStaysInTheAir() {
        check(table -> {
            table.screen().motions().skip();
            table.screen().flow().cover();
            table.screen().refresh();
        });
    }

    private interface Skipping {

        void skip(TableStage table);
    }

    private static void check(Skipping way) {
        TableStage table = TableStage.open(
                TestGames.people(2, 5),
                new AppSettingsModel(Language.FRENCH, AppearanceSettings.USUAL, Pace.SLOW),
                1000,
                700);
        table.act(it -> {
            it.screen().motions().skip();
            it.screen().flow().raiseCurtain();
            it.screen().refresh();
            assertThat(it.screen().flow().moment()).isInstanceOf(FlowState.Turn.class);
            it.screen().handle(new TableInput.DropCardOnDiscards(0));
            assertThat(it.screen().motions().isMoving()).isTrue();
            assertThat(it.screen().view().air().getChildren()).isNotEmpty();
            way.skip(it);
            assertThat(it.screen().motions().isMoving()).isFalse();
            assertThat(it.screen().view().air().getChildren()).isEmpty();
            assertThat(it.screen().flow().moment()).isInstanceOf(FlowState.Curtain.class);
            assertThat(it.screen().picture().overlay()).isInstanceOf(Overlay.CurtainOverlay.class);
            assertThat(it.screen().picture().hand().cards()).isEmpty();
        });
    }

    private static void press(TableStage table, KeyCode code) {
        Event.fireEvent(
                table.screen().root(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }
}
