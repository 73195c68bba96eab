package millebornes.desktop.app;

import java.util.List;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import javafx.util.Subscription;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.WindowPlacement;
import millebornes.desktop.app.storage.WindowPlacement.Filling;
import millebornes.desktop.app.storage.WindowPlacement.ScreenArea;
import millebornes.desktop.app.storage.WindowPlacement.Size;
import millebornes.desktop.controls.FullScreenButton;

/// Restores the window's place, size and state, and stores them.
///
/// The window fits its screen: its minimum follows the screen that shows it, and a place that the window manager has
/// chosen is corrected once the window is shown. A title bar out of reach is corrected at any time, since some window
/// managers put it above the screen seconds after the window was shown.
///
/// F11 toggles full screen. Esc does not, since it closes overlays.
final class WindowKeeper {

    /// The time without movement after which the window's place is stored.
    private static final Duration STILL = Duration.millis(400);

    /// The greatest number of corrections of the place; after that the window stays where the window manager puts it.
    private static final int MOST_CORRECTIONS = 3;

    private final Stage stage;
    private final AppStorage storage;
    private final PauseTransition still = new PauseTransition(STILL);
    private WindowPlacement placement;

    /// Whether the system chose the place, not the user.
    private boolean placedBySystem;

    /// The number of corrections left; reset to [#MOST_CORRECTIONS] once the window is where it fits.
    private int corrections = MOST_CORRECTIONS;

    private WindowKeeper(Stage stage, AppStorage storage) {
        this.stage = stage;
        this.storage = storage;
        this.placement = storage.window();
        still.setOnFinished(_ -> settled());
    }

    /// Places a stage before it is shown, and follows it from then on.
    static void keep(Stage stage, AppStorage storage) {
        WindowKeeper keeper = new WindowKeeper(stage, storage);
        keeper.place();
        keeper.follow();
    }

    private void place() {
        WindowPlacement placementOnScreen = placement.on(screens());
        setMinimum(placementOnScreen);
        move(placementOnScreen);
        stage.setMaximized(placementOnScreen.filling() == Filling.MAXIMIZED);
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.setFullScreen(placementOnScreen.filling() == Filling.FULL_SCREEN);
        placement = placementOnScreen;
    }

    private void follow() {
        Stream<ObservableValue<?>> moved = Stream.of(
                stage.xProperty(),
                stage.yProperty(),
                stage.widthProperty(),
                stage.heightProperty(),
                stage.maximizedProperty(),
                stage.fullScreenProperty());
        Stream<ObservableValue<?>> changedBySystem =
                Stream.of(stage.outputScaleXProperty(), stage.outputScaleYProperty(), stage.showingProperty());
        Subscription followed = Stream.concat(
                        moved.map(value -> value.subscribe(still::playFromStart)),
                        changedBySystem.map(value -> value.subscribe(this::checkSoon)))
                .reduce(Subscription.EMPTY, Subscription::and);
        ListChangeListener<Screen> screensChanged = _ -> checkSoon();
        Screen.getScreens().addListener(screensChanged);
        stage.addEventHandler(WindowEvent.WINDOW_HIDING, new EventHandler<>() {
            @Override
            public void handle(WindowEvent hiding) {
                stage.removeEventHandler(WindowEvent.WINDOW_HIDING, this);
                followed.unsubscribe();
                Screen.getScreens().removeListener(screensChanged);
                still.stop();
                note();
            }
        });
        Scene scene = stage.getScene();
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.F11) {
                event.consume();
                FullScreenButton.toggle(stage);
            }
        });
    }

    private void checkSoon() {
        placedBySystem = true;
        corrections = MOST_CORRECTIONS;
        still.playFromStart();
    }

    /// Called when the window has not moved for a while: moves it where it fits, or records its place.
    private void settled() {
        WindowPlacement currentPlacement = now();
        setMinimum(currentPlacement);
        WindowPlacement placementOnScreen = currentPlacement.on(screens());
        boolean fits = placementOnScreen.isNear(currentPlacement);
        boolean unwanted = !fits && (placedBySystem || !currentPlacement.isGraspable(screens()));
        if (unwanted && isFree() && corrections > 0) {
            corrections--;
            move(placementOnScreen);
        } else {
            placedBySystem = false;
            corrections = fits ? MOST_CORRECTIONS : corrections;
            note();
        }
    }

    private void setMinimum(WindowPlacement currentPlacement) {
        Size minimumSize = currentPlacement.screen(screens()).minimumSize();
        stage.setMinWidth(minimumSize.width());
        stage.setMinHeight(minimumSize.height());
    }

    private void move(WindowPlacement windowPlacement) {
        stage.setX(windowPlacement.x());
        stage.setY(windowPlacement.y());
        stage.setWidth(windowPlacement.width());
        stage.setHeight(windowPlacement.height());
    }

    private boolean isFree() {
        return !stage.isFullScreen() && !stage.isMaximized() && !stage.isIconified();
    }

    private WindowPlacement now() {
        Filling filling =
                stage.isFullScreen() ? Filling.FULL_SCREEN : stage.isMaximized() ? Filling.MAXIMIZED : Filling.NOTHING;
        return new WindowPlacement(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), filling);
    }

    /// Stores the window's place and size; of a window that fills the screen, only that it does so.
    private void note() {
        WindowPlacement currentPlacement = now();
        WindowPlacement windowPlacement = isFree()
                ? currentPlacement
                : new WindowPlacement(
                        placement.x(),
                        placement.y(),
                        placement.width(),
                        placement.height(),
                        currentPlacement.filling());
        if (!windowPlacement.equals(placement)) {
            placement = windowPlacement;
            storage.window(windowPlacement);
        }
    }

    private static List<ScreenArea> screens() {
        return Screen.getScreens().stream().map(WindowKeeper::area).toList();
    }

    private static ScreenArea area(Screen screen) {
        var visible = screen.getVisualBounds();
        return new ScreenArea(visible.getMinX(), visible.getMinY(), visible.getWidth(), visible.getHeight());
    }
}
