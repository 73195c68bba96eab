package millebornes.desktop.controls;

import java.util.function.Supplier;
import javafx.scene.Parent;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.theme.SceneStyler;

/// A screen in the test's window, to be clicked on.
public final class ScreenWindow {

    private ScreenWindow() {}

    /// Opens a screen in a window of that size and waits until it stands.
    ///
    /// @param screen makes it on the JavaFX thread
    /// @return the screen's root
    public static Parent open(ScreenContext context, Supplier<AppScreen> screen, double width, double height) {
        Parent root = Gallery.onToolkit(() -> {
            AppScreen shownScreen = screen.get();
            Scene scene = new Scene(shownScreen.root(), width, height);
            SceneStyler.scene(scene, context.look());
            TestWindow.show(scene);
            shownScreen.shown();
            return shownScreen.root();
        });
        Patience.settle();
        return root;
    }
}
