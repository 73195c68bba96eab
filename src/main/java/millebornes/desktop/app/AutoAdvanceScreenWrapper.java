package millebornes.desktop.app;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// A page that advances automatically after a moment, for spectators. A button announces and stops it; so does any
/// other input.
final class AutoAdvanceScreenWrapper implements AppScreen {

    /// The time for reading a page, at the normal pace.
    private static final Duration MOMENT = Duration.seconds(10);

    private final AppScreen screen;
    private final StackPane root;
    private final Button stop;
    private final PauseTransition moment;

    /// @param next opens the next page
    AutoAdvanceScreenWrapper(AppScreen screen, ScreenContext context, Runnable next) {
        this(screen, context, next, MOMENT);
    }

    /// @param pause the time for reading the page
    AutoAdvanceScreenWrapper(AppScreen screen, ScreenContext context, Runnable next, Duration pause) {
        this.screen = screen;
        this.moment = new PauseTransition(pause);
        moment.setOnFinished(_ -> next.run());
        this.stop = ControlFactory.button(
                "stop-advancing", context.words().text("result.goesOn"), this::stop, StyleClasses.PAPER_BUTTON);
        this.root = new StackPane(screen.root(), stop);
        StackPane.setAlignment(stop, Pos.BOTTOM_CENTER);
        StackPane.setMargin(stop, new Insets(Sizes.GAP));
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> stop());
        root.addEventFilter(KeyEvent.KEY_PRESSED, _ -> stop());
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        screen.shown();
        moment.playFromStart();
    }

    @Override
    public void hidden() {
        stop();
        screen.hidden();
    }

    /// True until the automatic advance is stopped.
    boolean isAdvancing() {
        return stop.isVisible();
    }

    /// The status of the pause.
    Animation.Status status() {
        return moment.getStatus();
    }

    private void stop() {
        moment.stop();
        stop.setVisible(false);
    }
}
