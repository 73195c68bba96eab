package millebornes.desktop.controls;

import javafx.scene.Parent;
import millebornes.desktop.theme.TextScale;

/// One page of the program. It is created once, shown once or more often, and then dropped; all of it happens on the
/// JavaFX thread.
public interface AppScreen {

    /// The root node; always the same.
    Parent root();

    /// The text size for which the least size of the screen's layout is computed: the current one, or a smaller one if
    /// the screen has a layout of its own for large text.
    default TextScale roomFor(TextScale text) {
        return text;
    }

    /// Called when the screen has been put into the window: takes the focus and starts animations.
    void shown();

    /// Called when another screen takes its place: stops all animations and timers.
    default void hidden() {}

    /// Called when a dialog opens over the screen: hide private information, and pause. The screen stays visible.
    default void interrupted() {}

    /// Called when the dialog is closed: resume, and restore the focus.
    default void resumed() {}
}
