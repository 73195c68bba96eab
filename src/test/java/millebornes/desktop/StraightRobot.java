package millebornes.desktop;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.Motion;
import org.testfx.service.query.PointQuery;
import org.testfx.util.NodeQueryUtils;

/// A robot that moves its mouse at once, and waits for the window once per click or key. The usual robot passes two
/// hundred points on its way, to each of which the window reacts, and pauses after each half of a click and of a key.
///
/// It clicks only a node that is under the mouse and at rest: during a layout buttons move, also between looking up a
/// node and the click.
public final class StraightRobot extends FxRobot {

    /// The mouse stands on whole pixels.
    private static final double NEAR = 1.5;

    @Override
    public FxRobot type(KeyCode... keys) {
        for (KeyCode key : keys) {
            push(key);
        }
        return this;
    }

    @Override
    public FxRobot push(KeyCode... keys) {
        BaseRobot keyboard = robotContext().getBaseRobot();
        for (KeyCode key : keys) {
            keyboard.pressKeyboard(key);
        }
        for (KeyCode key : List.of(keys).reversed()) {
            keyboard.releaseKeyboard(key);
        }
        Patience.settle();
        return this;
    }

    /// Looks for the node again until the mouse rests on it: a page may put another in its place.
    @Override
    public FxRobot moveTo(String query, Motion motion) {
        Patience.until(
                () -> lookup(query)
                        .tryQuery()
                        .map(node -> pointedBefore(point(node)))
                        .orElse(false),
                query + " does not stand still");
        return this;
    }

    @Override
    public FxRobot moveTo(PointQuery there, Motion motion) {
        Patience.until(() -> pointedBefore(there), "it does not stand still");
        return this;
    }

    @Override
    public FxRobot clickOn(String query, Motion motion, MouseButton... buttons) {
        AtomicBoolean heard = new AtomicBoolean();
        EventHandler<MouseEvent> notice = _ -> heard.set(true);
        Patience.until(
                () -> lookup(query)
                        .match(NodeQueryUtils.isVisible())
                        .tryQuery()
                        .filter(this::isUnderTheMouse)
                        .map(node -> pressed(node.getScene().getWindow(), notice, buttons))
                        .orElse(false),
                query + " does not come under the mouse");
        // The test's own screen tells a window at once, a display server later.
        Patience.until(heard::get, "the window does not hear of the click on " + query);
        return this;
    }

    /// Points at a node, and says whether the mouse has come to rest there and nothing lies over it: menus and tips are
    /// windows of their own.
    private boolean isUnderTheMouse(Node node) {
        PointQuery there = point(node);
        return pointedBefore(there)
                && node.isHover()
                && Window.getWindows().stream()
                        .filter(PopupWindow.class::isInstance)
                        .filter(over -> !over.equals(node.getScene().getWindow()))
                        .noneMatch(over -> new Rectangle2D(over.getX(), over.getY(), over.getWidth(), over.getHeight())
                                .contains(there.query()));
    }

    /// Points there, and says whether the mouse was there already.
    private boolean pointedBefore(PointQuery there) {
        BaseRobot mouse = robotContext().getBaseRobot();
        Point2D wanted = there.query();
        boolean before = wanted.distance(mouse.retrieveMouse()) < NEAR;
        mouse.moveMouse(wanted);
        return before;
    }

    private boolean pressed(Window window, EventHandler<MouseEvent> notice, MouseButton... buttons) {
        BaseRobot mouse = robotContext().getBaseRobot();
        window.addEventFilter(MouseEvent.MOUSE_RELEASED, notice);
        for (MouseButton button : buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons) {
            mouse.pressMouse(button);
            mouse.releaseMouse(button);
        }
        return true;
    }
}
