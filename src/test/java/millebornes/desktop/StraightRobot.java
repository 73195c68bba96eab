package millebornes.desktop;

import java.util.concurrent.atomic.AtomicBoolean;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.Motion;
import org.testfx.service.query.PointQuery;
import org.testfx.util.NodeQueryUtils;

/// A robot whose mouse is there at once, and that waits for the window once a click. On its way another would point at two
/// hundred places, each of which the window answers, and rest after each half of the click.
///
/// It presses only what is under the mouse and stands still: a window that is still being laid out moves its buttons, also
/// between the look where one is and the press.
public final class StraightRobot extends FxRobot {

    /// The mouse stands on whole pixels.
    private static final double NEAR = 1.5;

    @Override
    public FxRobot moveTo(PointQuery there, Motion motion) {
        Patience.until(() -> pointedBefore(there), "it does not stand still");
        return this;
    }

    @Override
    public FxRobot clickOn(String query, Motion motion, MouseButton... buttons) {
        Patience.until(
                () -> lookup(query)
                        .match(NodeQueryUtils.isVisible())
                        .tryQuery()
                        .filter(this::isUnderTheMouse)
                        .map(_ -> pressed(buttons))
                        .orElse(false),
                query + " does not come under the mouse");
        return this;
    }

    /// Points at a node, and says whether it is that node the mouse has come to: menus and tips may lie over its window.
    private boolean isUnderTheMouse(Node node) {
        AtomicBoolean reached = new AtomicBoolean();
        EventHandler<MouseEvent> notice = _ -> reached.set(true);
        Window window = node.getScene().getWindow();
        window.addEventFilter(MouseEvent.MOUSE_MOVED, notice);
        boolean still = pointedBefore(point(node));
        window.removeEventFilter(MouseEvent.MOUSE_MOVED, notice);
        return still && reached.get() && node.isHover();
    }

    /// Points there, and says whether the mouse was there already.
    private boolean pointedBefore(PointQuery there) {
        BaseRobot mouse = robotContext().getBaseRobot();
        Point2D wanted = there.query();
        boolean before = wanted.distance(mouse.retrieveMouse()) < NEAR;
        mouse.moveMouse(wanted);
        return before;
    }

    private boolean pressed(MouseButton... buttons) {
        BaseRobot mouse = robotContext().getBaseRobot();
        for (MouseButton button : buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons) {
            mouse.pressMouse(button);
            mouse.releaseMouse(button);
        }
        return true;
    }
}
