package millebornes.desktop.app;

import java.util.List;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.WindowPlacement;
import millebornes.desktop.app.storage.WindowPlacement.Filling;
import millebornes.desktop.app.storage.WindowPlacement.ScreenArea;
import millebornes.desktop.screens.common.FullScreenButton;

/// Opens the window as it was left, and remembers how it is left: place, size, whether it fills the screen.
///
/// F11 fills the whole screen and gives it back. Esc does not, since it closes what lies over a page.
final class WindowKeeper {

    /// A window that is being pulled is remembered when it stands still.
    private static final Duration STILL = Duration.millis(400);

    private final Stage stage;
    private final AppStorage stores;
    private final PauseTransition still = new PauseTransition(STILL);
    private WindowPlacement placement;

    private WindowKeeper(Stage stage, AppStorage stores) {
        this.stage = stage;
        this.stores = stores;
        this.placement = stores.window();
        still.setOnFinished(_ -> note());
    }

    /// Places a stage that is not shown yet, and follows it from then on.
    static void keep(Stage stage, AppStorage stores) {
        WindowKeeper keeper = new WindowKeeper(stage, stores);
        keeper.place();
        keeper.follow();
    }

    private void place() {
        List<ScreenArea> screens =
                Screen.getScreens().stream().map(WindowKeeper::area).toList();
        WindowPlacement sane = placement.on(screens, stage.getMinWidth(), stage.getMinHeight());
        stage.setX(sane.x());
        stage.setY(sane.y());
        stage.setWidth(sane.width());
        stage.setHeight(sane.height());
        stage.setMaximized(sane.filling() == Filling.MAXIMIZED);
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.setFullScreen(sane.filling() == Filling.FULL_SCREEN);
        placement = sane;
    }

    private void follow() {
        List<ObservableValue<?>> all = List.of(
                stage.xProperty(),
                stage.yProperty(),
                stage.widthProperty(),
                stage.heightProperty(),
                stage.maximizedProperty(),
                stage.fullScreenProperty());
        all.forEach(one -> one.subscribe((_, _) -> still.playFromStart()));
        stage.addEventHandler(WindowEvent.WINDOW_HIDING, _ -> {
            still.stop();
            note();
        });
        Scene scene = stage.getScene();
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.F11) {
                event.consume();
                FullScreenButton.toggle(stage);
            }
        });
    }

    /// What a window fills does not say how large it is when it fills nothing again.
    private void note() {
        Filling filling =
                stage.isFullScreen() ? Filling.FULL_SCREEN : stage.isMaximized() ? Filling.MAXIMIZED : Filling.NOTHING;
        boolean free = filling == Filling.NOTHING && !stage.isIconified();
        WindowPlacement now = free
                ? new WindowPlacement(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), filling)
                : new WindowPlacement(placement.x(), placement.y(), placement.width(), placement.height(), filling);
        if (!now.equals(placement)) {
            placement = now;
            stores.window(now);
        }
    }

    private static ScreenArea area(Screen screen) {
        var visible = screen.getVisualBounds();
        return new ScreenArea(visible.getMinX(), visible.getMinY(), visible.getWidth(), visible.getHeight());
    }
}
