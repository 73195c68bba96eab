package millebornes.desktop.controls;

import javafx.scene.Parent;

/// One page of the program. It is made once, shown once or more often, and forgotten; all of it happens on the
/// toolkit's thread.
public interface AppScreen {

    /// What is to be seen. The same node every time.
    Parent root();

    /// Called when the screen has been put into the window: the place to take the focus and to begin moving.
    void shown();

    /// Called when another screen takes its place: the place to stop everything that moves or waits.
    void hidden();

    /// Called when the program asks something over the screen: the place to hide what not everybody may see, and to
    /// wait. The screen stays where it is.
    default void interrupted() {}

    /// Called when the question is gone: the place to go on, and to take the focus back.
    default void resumed() {}
}
