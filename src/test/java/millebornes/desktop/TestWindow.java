package millebornes.desktop;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxToolkit;

/// The one window of all tests that click, as new as the first of them found it. What the test before left open (a menu, a
/// tip) would lie over it and take the clicks; and the screen of tests is 1,000 × 1,000 px large: a window that was in its
/// middle when it was small would reach beyond when it is large.
public final class TestWindow {

    private TestWindow() {}

    /// The window, in the screen's corner, with nothing open beside it. For the toolkit's thread.
    public static Stage alone() {
        try {
            Stage stage = FxToolkit.registerPrimaryStage();
            List.copyOf(Window.getWindows()).stream()
                    .filter(window -> !window.equals(stage))
                    .forEach(Window::hide);
            stage.setX(0);
            stage.setY(0);
            stage.setMinWidth(0);
            stage.setMinHeight(0);
            return stage;
        } catch (TimeoutException e) {
            throw new IllegalStateException("the toolkit does not start", e);
        }
    }

    /// Shows a scene in it, at the scene's size. For the toolkit's thread.
    public static Stage show(Scene scene) {
        Stage stage = alone();
        stage.setScene(scene);
        stage.sizeToScene();
        stage.show();
        return stage;
    }
}
