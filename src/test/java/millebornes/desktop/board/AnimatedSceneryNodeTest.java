package millebornes.desktop.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.MovementAnimation;
import org.junit.jupiter.api.Test;

final class AnimatedSceneryNodeTest {

    private static final SceneryAnimation CARS = SceneryAnimation.always(List.of(), _ -> {});

    private static final long SECOND = 1_000_000_000L;

    private final Group boat = new Group();
    private final Group first = new Group();
    private final Group second = new Group();
    private final AnimatedSceneryNode sceneryNode = new AnimatedSceneryNode();
    private final Scene scene = Gallery.onToolkit(() -> new Scene(new Group(sceneryNode)));

    AnimatedSceneryNodeTest() {
        run(() -> sceneryNode.fill(
                List.of(
                        SceneryAnimation.always(List.of(boat), seconds -> boat.setTranslateX(Math.sin(seconds))),
                        turning(first, 4),
                        turning(second, 6)),
                CARS));
    }

    @Test
    void itComesToRestWhenNothingHappensForLong() {
        run(() -> {
            sceneryNode.move(true);
            pulses(0, (long) AnimatedSceneryNode.PATIENCE - 1);
            assertTrue(sceneryNode.isAwake());
            assertNotEquals(0, boat.getTranslateX());
            pulses((long) AnimatedSceneryNode.PATIENCE - 1, (long) AnimatedSceneryNode.PATIENCE + 1);
            assertFalse(sceneryNode.isAwake());
        });
    }

    @Test
    void whateverSomebodyDoesWakesItWhereItRested() {
        run(() -> {
            sceneryNode.move(true);
            pulses(0, (long) AnimatedSceneryNode.PATIENCE + 1);
            double rested = boat.getTranslateX();
            scene.getRoot()
                    .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.A, false, false, false, false));
            assertTrue(sceneryNode.isAwake());
            sceneryNode.pulse(1000 * SECOND);
            assertEquals(rested, boat.getTranslateX(), 0.01);
            pulses(1000, 1002);
            assertNotEquals(rested, boat.getTranslateX(), 0.01);
        });
    }

    @Test
    void aLandThatLiesStillIsNotWoken() {
        run(() -> {
            sceneryNode.move(true);
            pulses(0, 5);
            sceneryNode.move(false);
            sceneryNode.wake();
            assertFalse(sceneryNode.isAwake());
            assertEquals(0, boat.getTranslateX());
        });
    }

    @Test
    void aTableThatIsLeftIsNotWokenByWhatHappensElsewhere() {
        run(() -> {
            sceneryNode.move(true);
            pulses(0, (long) AnimatedSceneryNode.PATIENCE + 1);
            scene.setRoot(new Group());
            scene.getRoot()
                    .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.A, false, false, false, false));
            assertFalse(sceneryNode.isAwake());
        });
    }

    /// While a car drives nothing else moves; the land goes on from where it was, and does not jump.
    @Test
    void itIsStillWhileSomethingHappensOnTheRoad() {
        run(() -> {
            sceneryNode.move(true);
            pulses(0, 5);
            double before = boat.getTranslateX();
            MovementAnimation driveAnimation = sceneryNode.stillDuring(MovementAnimation.runningAtEnd(() -> {}));
            driveAnimation.show(0);
            pulses(5, 5 + 2 * (long) AnimatedSceneryNode.PATIENCE);
            assertTrue(sceneryNode.isAwake());
            assertEquals(before, boat.getTranslateX());
            driveAnimation.end();
            sceneryNode.pulse(1000 * SECOND);
            assertEquals(before, boat.getTranslateX(), 0.01);
            pulses(1000, 1001);
            assertNotEquals(before, boat.getTranslateX(), 0.01);
        });
    }

    /// What was skipped before it began has not stopped the land, and cannot set it free twice.
    @Test
    void aMovementThatIsSkippedLeavesTheLandAlive() {
        run(() -> {
            sceneryNode.move(true);
            MovementAnimation shownAnimation = sceneryNode.stillDuring(MovementAnimation.runningAtEnd(() -> {}));
            MovementAnimation skippedAnimation = sceneryNode.stillDuring(MovementAnimation.runningAtEnd(() -> {}));
            shownAnimation.show(0);
            skippedAnimation.end();
            skippedAnimation.end();
            pulses(0, 3);
            assertEquals(0, boat.getTranslateX());
            shownAnimation.end();
            pulses(3, 5);
            assertNotEquals(0, boat.getTranslateX());
            assertSame(MovementAnimation.NOTHING, sceneryNode.stillDuring(MovementAnimation.NOTHING));
        });
    }

    @Test
    void oneRegionAfterTheOtherComesToLife() {
        run(() -> {
            for (double seconds = 0; seconds < 25; seconds += 0.08) {
                sceneryNode.show(seconds);
                boolean firstsTurn = seconds % 10 < 4;
                assertEquals(firstsTurn ? seconds % 10 : 0, first.getTranslateX(), 1e-9);
                assertEquals(firstsTurn ? 0 : seconds % 10 - 4, second.getTranslateX(), 1e-9);
            }
        });
    }

    /// Another light, or another window, has the land redrawn; it does not begin from the start.
    @Test
    void whatIsDrawnAnewGoesOnWhereItWas() {
        run(() -> {
            sceneryNode.move(true);
            pulses(0, 7);
            Group other = new Group();
            sceneryNode.fill(List.of(turning(new Group(), 4), turning(other, 6)), CARS);
            assertEquals(3, other.getTranslateX(), 0.2);
        });
    }

    private static SceneryAnimation turning(Group thing, double lasts) {
        return SceneryAnimation.inTurn(lasts, List.of(thing), thing::setTranslateX);
    }

    /// Ten pulses a second.
    private void pulses(long from, long to) {
        for (long tenth = from * 10; tenth <= to * 10 && sceneryNode.isAwake(); tenth++) {
            sceneryNode.pulse(tenth * SECOND / 10);
        }
    }

    private static void run(Runnable work) {
        Gallery.onToolkit(() -> {
            work.run();
            return true;
        });
    }
}
