package millebornes.desktop.tabletop.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.Gallery;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;

final class SeaNodeTest {

    private static final long SECOND = 1_000_000_000L;

    private final Group boat = new Group();
    private final SeaNode sea = new SeaNode();
    private final Scene scene = Gallery.onToolkit(() -> new Scene(new Group(sea)));

    SeaNodeTest() {
        run(() -> sea.fill(List.of(boat), ColourTheme.DAY.palette()));
    }

    @Test
    void itComesToRestWhenNothingHappensForLong() {
        run(() -> {
            sea.drift(true);
            pulses(0, (long) SeaNode.PATIENCE - 1);
            assertTrue(sea.isAwake());
            assertNotEquals(0, boat.getTranslateX());
            pulses((long) SeaNode.PATIENCE - 1, (long) SeaNode.PATIENCE + 1);
            assertFalse(sea.isAwake());
        });
    }

    @Test
    void whateverSomebodyDoesWakesItWhereItRested() {
        run(() -> {
            sea.drift(true);
            pulses(0, (long) SeaNode.PATIENCE + 1);
            double rested = boat.getTranslateX();
            scene.getRoot()
                    .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.A, false, false, false, false));
            assertTrue(sea.isAwake());
            sea.pulse(1000 * SECOND);
            assertEquals(rested, boat.getTranslateX(), 0.01);
            pulses(1000, 1002);
            assertNotEquals(rested, boat.getTranslateX(), 0.01);
        });
    }

    @Test
    void aSeaThatLiesStillIsNotWoken() {
        run(() -> {
            sea.drift(true);
            pulses(0, 5);
            sea.drift(false);
            sea.wake();
            assertFalse(sea.isAwake());
            assertEquals(0, boat.getTranslateX());
        });
    }

    @Test
    void aTableThatIsLeftIsNotWokenByWhatHappensElsewhere() {
        run(() -> {
            sea.drift(true);
            pulses(0, (long) SeaNode.PATIENCE + 1);
            scene.setRoot(new Group());
            scene.getRoot()
                    .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.A, false, false, false, false));
            assertFalse(sea.isAwake());
        });
    }

    /// Ten pulses a second.
    private void pulses(long from, long to) {
        for (long tenth = from * 10; tenth <= to * 10 && sea.isAwake(); tenth++) {
            sea.pulse(tenth * SECOND / 10);
        }
    }

    private static void run(Runnable work) {
        Gallery.onToolkit(() -> {
            work.run();
            return true;
        });
    }
}
