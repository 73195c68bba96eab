package millebornes.desktop.controls;

import javafx.scene.Parent;

/// One page of the program. It is made once, shown once or more often, and forgotten; all of it happens on the JavaFX
/// thread.
public interface AppScreen {

    /// The root node; always the same.
    Parent root();

    /// Called when the screen has been put into the window: the place to take the focus and to begin moving.
    void shown();

    /// Called when another screen takes its place: the place to stop everything that moves or waits.
    void hidden();

    /// Called when a dialog opens over the screen: hide private information, and pause. The screen stays visible.
    default void interrupted() {}

    /// Called when the dialog is closed: resume, and restore the focus.
    default void resumed() {}
}
