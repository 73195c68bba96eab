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

/// Opens the window as it was left, and remembers how it is left: place, size, whether it fills the screen.
///
/// The window fits its screen: its minimum follows the screen that shows it, and a place that the window manager has chosen
/// is corrected once the window is shown, since a manager that learns of the frame late puts the title bar above the screen.
///
/// F11 toggles full screen. Esc does not, since it closes overlays.
final class WindowKeeper {

    /// A window's place is stored when moving or resizing has ended.
    private static final Duration STILL = Duration.millis(400);

    /// A window manager that insists on another place has it.
    private static final int MOST_CORRECTIONS = 3;

    private final Stage stage;
    private final AppStorage stores;
    private final PauseTransition still = new PauseTransition(STILL);
    private WindowPlacement placement;

    /// How often a place may still be corrected that the user has not chosen.
    private int corrections;

    private WindowKeeper(Stage stage, AppStorage stores) {
        this.stage = stage;
        this.stores = stores;
        this.placement = stores.window();
        still.setOnFinished(_ -> settled());
    }

    /// Places a stage that is not shown yet, and follows it from then on.
    static void keep(Stage stage, AppStorage stores) {
        WindowKeeper keeper = new WindowKeeper(stage, stores);
        keeper.place();
        keeper.follow();
    }

    private void place() {
        WindowPlacement sane = placement.on(screens());
        setMinimum(sane);
        move(sane);
        stage.setMaximized(sane.filling() == Filling.MAXIMIZED);
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.setFullScreen(sane.filling() == Filling.FULL_SCREEN);
        placement = sane;
    }

    private void follow() {
        Stream<ObservableValue<?>> moved = Stream.of(
                stage.xProperty(),
                stage.yProperty(),
                stage.widthProperty(),
                stage.heightProperty(),
                stage.maximizedProperty(),
                stage.fullScreenProperty());
        Stream<ObservableValue<?>> placedBySystem =
                Stream.of(stage.outputScaleXProperty(), stage.outputScaleYProperty(), stage.showingProperty());
        Subscription followed = Stream.concat(
                        moved.map(value -> value.subscribe(still::playFromStart)),
                        placedBySystem.map(value -> value.subscribe(this::checkSoon)))
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
        corrections = MOST_CORRECTIONS;
        still.playFromStart();
    }

    /// The window has not moved for a while.
    private void settled() {
        WindowPlacement now = now();
        setMinimum(now);
        WindowPlacement sane = now.on(screens());
        if (corrections > 0 && isFree() && !sane.isNear(now)) {
            corrections--;
            move(sane);
        } else {
            corrections = 0;
            note();
        }
    }

    private void setMinimum(WindowPlacement now) {
        Size minimum = now.screen(screens()).minimumSize();
        stage.setMinWidth(minimum.width());
        stage.setMinHeight(minimum.height());
    }

    private void move(WindowPlacement to) {
        stage.setX(to.x());
        stage.setY(to.y());
        stage.setWidth(to.width());
        stage.setHeight(to.height());
    }

    private boolean isFree() {
        return !stage.isFullScreen() && !stage.isMaximized() && !stage.isIconified();
    }

    private WindowPlacement now() {
        Filling filling =
                stage.isFullScreen() ? Filling.FULL_SCREEN : stage.isMaximized() ? Filling.MAXIMIZED : Filling.NOTHING;
        return new WindowPlacement(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), filling);
    }

    /// The place and the size of a window that fills a screen are not those that it has when it fills nothing again.
    private void note() {
        WindowPlacement now = now();
        WindowPlacement kept = isFree()
                ? now
                : new WindowPlacement(
                        placement.x(), placement.y(), placement.width(), placement.height(), now.filling());
        if (!kept.equals(placement)) {
            placement = kept;
            stores.window(kept);
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
