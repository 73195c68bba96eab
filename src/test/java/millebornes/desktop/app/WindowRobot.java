package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Window;
import javafx.util.Duration;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;

/// The program's window for a simulated person: what is visible there, a mouse and a keyboard.
///
/// After every act everything is where the next frame would show it; no act waits for the frame itself. Belongs to the
/// test's own thread.
final class WindowRobot {

    /// A drag goes this many steps on its way.
    private static final int STEPS = 3;

    private static final double SKY_X = 0.4;
    private static final double SKY_Y = 0.1;

    private final Scene scene;
    private final Robot robot = onFx(Robot::new);

    WindowRobot(Scene scene) {
        this.scene = scene;
    }

    /// The ids of everything that is shown, in one walk: the landscape is large.
    Set<String> shown() {
        return onFx(() -> {
            Set<String> ids = new HashSet<>();
            collect(scene.getRoot(), ids);
            return ids;
        });
    }

    /// What is shown with that id.
    Optional<Node> find(String id) {
        return onFx(() -> find(scene.getRoot(), id));
    }

    /// What can be pressed with that id.
    Node control(String id) {
        Node node = find(id).orElseThrow(() -> new AssertionError("nothing to press: #" + id));
        assertThat(node.isDisabled()).as("#%s is disabled", id).isFalse();
        return node;
    }

    /// What has the keyboard.
    Optional<Node> focused() {
        return onFx(() -> Optional.ofNullable(scene.getFocusOwner()));
    }

    /// True when the middle of it lies in the window and in every pane that could be scrolled.
    boolean isInSight(Node node) {
        return onFx(() -> lies(node));
    }

    private boolean lies(Node node) {
        Point2D middle = at(node);
        for (Node up = node.getParent(); up != null; up = up.getParent()) {
            if (up instanceof ScrollPane pane
                    && !pane.localToScreen(pane.getLayoutBounds()).contains(middle)) {
                return false;
            }
        }
        return scene.getRoot().localToScreen(scene.getRoot().getLayoutBounds()).contains(middle);
    }

    /// Moves the mouse there, presses and lets go; what lies further down is scrolled to before.
    void click(Node node) {
        act(() -> {
            scrollTo(node);
            robot.mouseMove(at(node));
            robot.mousePress(MouseButton.PRIMARY);
            arrives(MouseEvent.MOUSE_RELEASED, () -> robot.mouseRelease(MouseButton.PRIMARY));
        });
    }

    /// Takes hold of something and lets go over another place of the screen. The test's screen loses sight of a button
    /// that is held down while the mouse moves, so only the press is the mouse's own.
    void drag(Node what, Point2D to) {
        Point2D from = middle(what);
        act(() -> {
            robot.mouseMove(from);
            arrives(MouseEvent.MOUSE_PRESSED, () -> robot.mousePress(MouseButton.PRIMARY));
        });
        for (int step = 1; step <= STEPS; step++) {
            Point2D at = from.interpolate(to, (double) step / STEPS);
            act(() -> Event.fireEvent(what, held(MouseEvent.MOUSE_DRAGGED, at)));
        }
        act(() -> {
            Event.fireEvent(what, held(MouseEvent.MOUSE_RELEASED, to));
            arrives(MouseEvent.MOUSE_RELEASED, () -> robot.mouseRelease(MouseButton.PRIMARY));
        });
    }

    private MouseEvent held(EventType<MouseEvent> type, Point2D at) {
        Point2D there = scene.getRoot().screenToLocal(at);
        boolean down = type == MouseEvent.MOUSE_DRAGGED;
        return new MouseEvent(
                type,
                there.getX(),
                there.getY(),
                at.getX(),
                at.getY(),
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                down,
                false,
                false,
                false,
                false,
                false,
                null);
    }

    void type(KeyCode key) {
        act(() -> arrives(KeyEvent.KEY_RELEASED, () -> robot.keyType(key)));
    }

    /// Does something with the mouse or the keyboard, and waits until the window has heard of it: at once on the test's
    /// own screen, later by a display server.
    private void arrives(EventType<? extends Event> last, Runnable act) {
        Window window = scene.getWindow();
        AtomicBoolean heard = new AtomicBoolean();
        AtomicBoolean waits = new AtomicBoolean();
        Object waiting = new Object();
        EventHandler<Event> notice = _ -> {
            if (!heard.getAndSet(true) && waits.get()) {
                Platform.runLater(() -> Platform.exitNestedEventLoop(waiting, null));
            }
        };
        PauseTransition patience = new PauseTransition(Duration.millis(Patience.MILLIS));
        patience.setOnFinished(_ -> Platform.exitNestedEventLoop(waiting, null));
        window.addEventFilter(last, notice);
        act.run();
        if (!heard.get()) {
            waits.set(true);
            patience.play();
            Platform.enterNestedEventLoop(waiting);
            patience.stop();
        }
        window.removeEventFilter(last, notice);
        assertThat(heard).as("the window hears of %s", last).isTrue();
    }

    /// A place of the board where there is neither a car nor a road.
    Point2D sky() {
        return onFx(() -> scene.getRoot().localToScreen(scene.getWidth() * SKY_X, scene.getHeight() * SKY_Y));
    }

    /// Does something, and lays out what it has changed, as the next frame would.
    private void act(Runnable what) {
        onFx(() -> {
            what.run();
            settle();
            return true;
        });
    }

    private void settle() {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    static <T> T onFx(Callable<T> what) {
        return Gallery.onToolkit(what);
    }

    /// Waits until the next frame is laid out.
    void awaitFrame() {
        CountDownLatch laidOut = new CountDownLatch(1);
        Runnable listener = laidOut::countDown;
        onFx(() -> {
            scene.addPostLayoutPulseListener(listener);
            Platform.requestNextPulse();
            return true;
        });
        try {
            assertThat(laidOut.await(Patience.MILLIS, TimeUnit.MILLISECONDS))
                    .as("a frame comes")
                    .isTrue();
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
        onFx(() -> {
            scene.removePostLayoutPulseListener(listener);
            return true;
        });
    }

    void picture(String name) {
        Gallery.witness(scene, name);
    }

    static Point2D middle(Node node) {
        return onFx(() -> at(node));
    }

    private static Point2D at(Node node) {
        Bounds there = node.localToScreen(node.getBoundsInLocal());
        return new Point2D(there.getCenterX(), there.getCenterY());
    }

    /// Turns the wheel, as it were: the test's screen has none.
    private void scrollTo(Node node) {
        for (Node up = node.getParent(); up != null; up = up.getParent()) {
            if (up instanceof ScrollPane pane) {
                Bounds content = pane.getContent().getBoundsInLocal();
                Bounds there = pane.getContent().sceneToLocal(node.localToScene(node.getBoundsInLocal()));
                double hidden = content.getHeight() - pane.getViewportBounds().getHeight();
                double middle = there.getCenterY() - pane.getViewportBounds().getHeight() / 2;
                pane.setVvalue(hidden <= 0 ? 0 : Math.clamp(middle / hidden, 0, 1));
            }
        }
        settle();
    }

    private static void collect(Node node, Set<String> ids) {
        if (!node.isVisible()) {
            return;
        }
        if (node.getId() != null) {
            ids.add(node.getId());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, ids));
        }
    }

    private static Optional<Node> find(Node node, String id) {
        if (!node.isVisible()) {
            return Optional.empty();
        }
        if (id.equals(node.getId())) {
            return Optional.of(node);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream()
                        .flatMap(child -> find(child, id).stream())
                        .findFirst()
                : Optional.empty();
    }
}
