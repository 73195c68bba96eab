package millebornes.desktop.controls;

import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/// A button that toggles full screen; its icon shows what the next press does. F11 does the same everywhere.
public final class FullScreenButton extends StackPane {

    private final Words words;
    private final Button button;
    private Subscription following = Subscription.EMPTY;

    /// @param words the language of its texts; it is not updated when the language changes
    public FullScreenButton(Words words) {
        this.words = words;
        button = ControlFactory.icon(
                "full-screen",
                MaterialDesignF.FULLSCREEN,
                "",
                () -> toggle(getScene().getWindow()),
                StyleClasses.PAPER_BUTTON);
        getChildren().setAll(button);
        show(false);
        sceneProperty().flatMap(scene -> scene.windowProperty()).subscribe(this::follow);
    }

    /// Toggles full screen.
    ///
    /// @param window the window; ignored if it is null or not one of the program's
    public static void toggle(@Nullable Window window) {
        if (window instanceof Stage stage) {
            stage.setFullScreen(!stage.isFullScreen());
        }
    }

    private void follow(@Nullable Window window) {
        following.unsubscribe();
        following =
                window instanceof Stage stage ? stage.fullScreenProperty().subscribe(this::show) : Subscription.EMPTY;
    }

    private void show(boolean full) {
        button.setGraphic(new FontIcon(full ? MaterialDesignF.FULLSCREEN_EXIT : MaterialDesignF.FULLSCREEN));
        ControlFactory.explain(button, words.text(full ? "screen.window" : "screen.full"));
    }
}
