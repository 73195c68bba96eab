package millebornes.desktop.app;

import javafx.scene.Scene;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ModalPane;
import millebornes.desktop.screens.common.ZoomPane;
import millebornes.desktop.theme.FocusRingSwitcher;
import millebornes.desktop.theme.SceneStyler;
import org.jspecify.annotations.Nullable;

/// The one scene of the program: it is dressed in the chosen look, grows with the window and shows one screen at a
/// time.
final class ScreenHost {

    static final double WIDTH = 1280;
    static final double HEIGHT = 800;

    private final AppSettingsModel context;
    private final ZoomPane place = new ZoomPane();
    private final Scene scene = new Scene(place, WIDTH, HEIGHT);
    private @Nullable AppScreen screen;
    private @Nullable ModalPane question;

    ScreenHost(AppSettingsModel context) {
        this.context = context;
        FocusRingSwitcher.follow(scene);
        context.lookProperty().subscribe(_ -> dress());
        place.zoomProperty().subscribe((_, _) -> dress());
    }

    Scene scene() {
        return scene;
    }

    /// Shows a screen in the place of the one before.
    void show(AppScreen next) {
        @Nullable AppScreen before = screen;
        if (before != null) {
            before.hidden();
        }
        screen = next;
        question = null;
        place.show(next.root());
        next.shown();
    }

    /// Asks something over the screen that is shown. Until it is answered the screen hides what not everybody may see.
    void ask(ModalPane asked) {
        if (question == null && screen != null) {
            question = asked;
            screen.interrupted();
            place.showOver(asked);
            asked.takeFocus();
        }
    }

    /// Takes the question away: the screen goes on.
    void answered() {
        if (question != null && screen != null) {
            place.hide(question);
            question = null;
            screen.resumed();
        }
    }

    private void dress() {
        SceneStyler.scene(scene, context.look(), place.zoomProperty().get());
    }
}
