package millebornes.desktop.controls;

import javafx.scene.Parent;
import millebornes.desktop.theme.TextScale;

/// One page of the program. It is made once, shown once or more often, and forgotten; all of it happens on the JavaFX
/// thread.
public interface AppScreen {

    /// The root node; always the same.
    Parent root();

    /// The text size for which a small window draws the screen smaller: that of the text, or less where the screen has a
    /// layout of its own for large text.
    default TextScale roomFor(TextScale text) {
        return text;
    }

    /// Called when the screen has been put into the window: the place to take the focus and to begin moving.
    void shown();

    /// Called when another screen takes its place: the place to stop everything that moves or waits.
    default void hidden() {}

    /// Called when a dialog opens over the screen: hide private information, and pause. The screen stays visible.
    default void interrupted() {}

    /// Called when the dialog is closed: resume, and restore the focus.
    default void resumed() {}
}
