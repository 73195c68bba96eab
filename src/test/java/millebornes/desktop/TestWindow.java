package millebornes.desktop;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxToolkit;

/// The one window of all tests that click, created again for each of them. Windows left open by the test before would
/// cover it and take its clicks, and listeners of an old window, with its snapshots, would stay in memory.
public final class TestWindow {

    private TestWindow() {}

    /// A new window in the screen's corner, with nothing open beside it: the screen of tests is 1,000 × 1,000 px large, and a
    /// window in its middle would reach beyond. For the toolkit's thread.
    public static Stage alone() {
        try {
            FxToolkit.registerPrimaryStage();
            Platform.setImplicitExit(false);
            List.copyOf(Window.getWindows()).forEach(TestWindow::close);
            Stage stage = new Stage();
            stage.setX(0);
            stage.setY(0);
            return stage;
        } catch (TimeoutException e) {
            throw new IllegalStateException("the toolkit does not start", e);
        }
    }

    /// A page that is in no scene any more listens to nothing.
    private static void close(Window window) {
        window.hide();
        if (window instanceof Stage && window.getScene() != null) {
            window.getScene().setRoot(new Group());
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
