package millebornes.desktop.app;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import javafx.application.Platform;
import javafx.scene.Scene;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.PageBackdrop;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.WindowZoomPane;
import millebornes.desktop.theme.FocusRingSwitcher;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.TextScale;
import org.jspecify.annotations.Nullable;

/// The one scene of the program: it has the current theme, zooms with the window and shows one screen at a time.
final class ScreenHost {

    private static final Logger LOG = System.getLogger(ScreenHost.class.getName());

    static final double WIDTH = 1280;
    static final double HEIGHT = 800;

    private final ScreenContext context;
    private WindowZoomPane zoomPane = new WindowZoomPane();
    private final Scene scene = new Scene(zoomPane, WIDTH, HEIGHT);
    private @Nullable AppScreen screen;
    private @Nullable ModalPane questionPane;

    ScreenHost(ScreenContext context) {
        this.context = context;
        FocusRingSwitcher.follow(scene);
        context.lookProperty().subscribe(_ -> dress());
        followZoom();
    }

    private void followZoom() {
        // Not at once: a page grows while it is laid out, and what is made anew then would find no colours.
        zoomPane.zoomProperty().subscribe((before, now) -> {
            if (enlarged(before) != enlarged(now)) {
                Platform.runLater(this::dress);
            }
        });
    }

    Scene scene() {
        return scene;
    }

    /// Replaces the current screen.
    void show(AppScreen nextScreen) {
        @Nullable AppScreen previousScreen = screen;
        if (previousScreen != null) {
            previousScreen.hidden();
        }
        screen = nextScreen;
        questionPane = null;
        zoomPane.setTextScale(nextScreen.roomFor(context.look().textScale()));
        zoomPane.show(nextScreen.root());
        // A scroll pane has contents only once it is styled, and shown() looks parts up.
        nextScreen.root().applyCss();
        nextScreen.shown();
    }

    /// A callback that goes back to the current screen.
    Runnable wayBack() {
        @Nullable AppScreen currentScreen = screen;
        return () -> {
            if (currentScreen != null) {
                show(currentScreen);
            }
        };
    }

    /// Asks a question over the current screen, which hides private information until it is answered.
    void ask(ModalPane modalPane) {
        if (questionPane == null && screen != null) {
            questionPane = modalPane;
            screen.interrupted();
            zoomPane.showOver(modalPane);
            modalPane.takeFocus();
        }
    }

    /// Replaces the whole scene by a question over a landscape, in a new root: after an exception during a change of
    /// children the old nodes can be neither shown nor removed. Their screen is not shown again; the answer leads to
    /// another one.
    void replaceBy(ModalPane modalPane) {
        @Nullable AppScreen brokenScreen = screen;
        screen = null;
        questionPane = modalPane;
        zoomPane = new WindowZoomPane(PageBackdrop.of(context));
        zoomPane.setTextScale(context.look().textScale());
        followZoom();
        scene.setRoot(zoomPane);
        zoomPane.showOver(modalPane);
        modalPane.takeFocus();
        if (brokenScreen != null) {
            try {
                brokenScreen.hidden();
            } catch (RuntimeException | StackOverflowError again) {
                LOG.log(Level.ERROR, "the broken screen cannot be hidden", again);
            }
        }
    }

    /// Removes the question and resumes the screen.
    void answered() {
        if (questionPane != null && screen != null) {
            zoomPane.hide(questionPane);
            questionPane = null;
            screen.resumed();
        }
    }

    private void dress() {
        TextScale text = context.look().textScale();
        zoomPane.setTextScale(screen == null ? text : screen.roomFor(text));
        SceneStyler.scene(
                scene, context.look(), enlarged(zoomPane.zoomProperty().get()));
    }

    /// The zoom of popups: that of the page, but at least 1.
    private static double enlarged(Number zoom) {
        return Math.max(1, zoom.doubleValue());
    }
}
