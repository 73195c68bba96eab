package millebornes.desktop.controls;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/// A button that toggles full screen; its icon shows what the next press does. F11 does the same everywhere.
public final class FullScreenButton extends Button {

    private final Words words;
    private Subscription following = Subscription.EMPTY;

    /// A round button with the icon alone.
    ///
    /// @param words the language of its texts; it is not updated when the language changes
    public static FullScreenButton round(Words words) {
        FullScreenButton button = new FullScreenButton(words, StyleClasses.PAPER_BUTTON, StyleClasses.ICON_BUTTON);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        return button;
    }

    /// A button with icon and text, for the foot of a page.
    ///
    /// @param words the language of its texts; it is not updated when the language changes
    public static FullScreenButton atFoot(Words words) {
        return new FullScreenButton(words, StyleClasses.FOOT_BUTTON, StyleClasses.LARGE);
    }

    private FullScreenButton(Words words, String... styles) {
        this.words = words;
        setId("full-screen");
        getStyleClass().addAll(styles);
        setMinWidth(USE_PREF_SIZE);
        setOnAction(_ -> toggle(getScene().getWindow()));
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
        setGraphic(new FontIcon(full ? MaterialDesignF.FULLSCREEN_EXIT : MaterialDesignF.FULLSCREEN));
        setText(words.text(full ? "screen.window.short" : "screen.full.short"));
        ControlFactory.explain(this, words.text(full ? "screen.window" : "screen.full"));
    }
}
