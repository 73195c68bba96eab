package millebornes.desktop.micro;

import javafx.beans.InvalidationListener;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenContext;

/// A screen of the 1980s edition. Its timers run only while it is shown without a dialog over it; it is repainted when
/// the theme or the language changes.
abstract class AbstractMicroScreen implements AppScreen {

    private final ScreenContext context;
    private final PixelPane pane = new PixelPane(this::touched);
    private final InvalidationListener following = _ -> refresh();
    private boolean running;

    AbstractMicroScreen(ScreenContext context) {
        this.context = context;
        pane.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    @Override
    public final Parent root() {
        return pane;
    }

    @Override
    public final void shown() {
        context.lookProperty().addListener(following);
        context.languageProperty().addListener(following);
        resumed();
    }

    @Override
    public final void hidden() {
        interrupted();
        context.lookProperty().removeListener(following);
        context.languageProperty().removeListener(following);
    }

    @Override
    public final void interrupted() {
        running = false;
        stop();
    }

    @Override
    public final void resumed() {
        running = true;
        refresh();
        pane.requestFocus();
    }

    /// The pane that shows the canvas and has the focus.
    final PixelPane pane() {
        return pane;
    }

    final boolean isRunning() {
        return running;
    }

    /// Runs an action and shows the result.
    final void act(Runnable what) {
        what.run();
        refresh();
    }

    /// Redraws the current state and resumes automatic steps while the screen is active.
    abstract void refresh();

    /// Stops all timers.
    abstract void stop();

    /// Handles a click on a pixel.
    abstract void touched(int x, int y);

    /// Handles a key; one that has a meaning here is consumed.
    abstract void pressed(KeyEvent event);
}
