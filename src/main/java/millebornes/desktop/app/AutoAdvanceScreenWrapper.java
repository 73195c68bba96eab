package millebornes.desktop.app;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.Circle;
import javafx.util.Duration;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// A page that advances automatically after a moment, for spectators. A button on the foot, beside the main one, announces
/// it, counts down and stops it; so does any other input.
final class AutoAdvanceScreenWrapper implements AppScreen {

    /// The time after which a page advances, at the normal pace.
    private static final Duration MOMENT = Duration.seconds(10);

    private static final double RING = 10;
    private static final double QUARTER = 90;
    private static final double FULL = 360;

    private final AppScreen screen;
    private final StackPane root;
    private final Button stop;
    private final Timeline moment;

    /// @param next opens the next page
    AutoAdvanceScreenWrapper(AppScreen screen, ScreenContext context, Runnable next) {
        this(screen, context, next, MOMENT);
    }

    /// @param pause the time for reading the page
    AutoAdvanceScreenWrapper(AppScreen screen, ScreenContext context, Runnable next, Duration pause) {
        this.screen = screen;
        Palette palette = context.look().palette();
        Arc ring = new Arc(0, 0, RING, RING, QUARTER, -FULL);
        ring.setFill(null);
        ring.setStroke(palette.color(ColourRole.RED));
        ring.setStrokeWidth(RING / 2);
        // The room that the whole ring takes, so that its centre stays where it is.
        Circle room = new Circle(RING * 1.25, Color.TRANSPARENT);
        this.moment = new Timeline(new KeyFrame(pause, _ -> next.run(), new KeyValue(ring.lengthProperty(), 0)));
        this.stop = ControlFactory.button(
                "stop-advancing", context.words().text("result.goesOn"), this::stop, StyleClasses.PAPER_BUTTON);
        stop.setGraphic(new Group(room, ring));
        this.root = new StackPane(screen.root(), stop) {
            @Override
            protected void layoutChildren() {
                super.layoutChildren();
                besideMain();
            }
        };
        StackPane.setAlignment(stop, Pos.BOTTOM_RIGHT);
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

    /// The status of the timer that advances the page.
    Animation.Status status() {
        return moment.getStatus();
    }

    /// Places the button to the left of the page's main one.
    private void besideMain() {
        if (root.lookup("." + StyleClasses.MAIN_BUTTON) instanceof Region main) {
            Bounds place = root.sceneToLocal(main.localToScene(main.getLayoutBounds()));
            stop.relocate(place.getMinX() - Sizes.GAP - stop.getWidth(), place.getCenterY() - stop.getHeight() / 2);
        }
    }

    private void stop() {
        moment.stop();
        stop.setVisible(false);
    }
}
