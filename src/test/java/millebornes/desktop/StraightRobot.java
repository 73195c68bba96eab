package millebornes.desktop;

import javafx.scene.input.MouseButton;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.Motion;
import org.testfx.service.query.PointQuery;
import org.testfx.util.WaitForAsyncUtils;

/// A robot whose mouse is there at once, and that waits for the window once a click. On its way another would point at two
/// hundred places, each of which the window answers, and rest after each half of the click.
public final class StraightRobot extends FxRobot {

    @Override
    public FxRobot moveTo(PointQuery there, Motion motion) {
        robotContext().getBaseRobot().moveMouse(there.query());
        WaitForAsyncUtils.waitForFxEvents();
        return this;
    }

    @Override
    public FxRobot clickOn(PointQuery there, Motion motion, MouseButton... buttons) {
        BaseRobot mouse = robotContext().getBaseRobot();
        mouse.moveMouse(there.query());
        for (MouseButton button : buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons) {
            mouse.pressMouse(button);
            mouse.releaseMouse(button);
        }
        WaitForAsyncUtils.waitForFxEvents();
        return this;
    }
}
