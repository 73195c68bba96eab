package millebornes.desktop.app;

import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.util.Duration;
import millebornes.desktop.screens.common.AppSettingsModel;

/// Gives back what a page has held that is replaced by another, or by itself in another look, language or size, as soon as that
/// one is seen and before anything moves on it. Left to itself the collector keeps twice as much as is alive for minutes. On
/// the toolkit's thread.
final class HeapTrimmer {

    /// A table is drawn by then, and no computer player has thought long enough yet to play.
    private static final Duration SEEN = Duration.millis(500);

    private final PauseTransition moment;

    /// A trimmer of this program's memory; it takes 35 to 60 ms.
    HeapTrimmer() {
        this(SEEN, System::gc);
    }

    HeapTrimmer(Duration seen, Runnable collect) {
        moment = new PauseTransition(seen);
        moment.setOnFinished(_ -> collect.run());
    }

    /// A page was replaced by another. Whoever clicks from page to page, or pulls at the window's edge, is not kept waiting
    /// each time.
    void replaced() {
        moment.playFromStart();
    }

    /// From now on every change of look, language and size replaces the page, too.
    void watch(Scene window, AppSettingsModel app) {
        app.lookProperty().subscribe((_, _) -> replaced());
        app.languageProperty().subscribe((_, _) -> replaced());
        window.widthProperty().subscribe((_, _) -> replaced());
        window.heightProperty().subscribe((_, _) -> replaced());
    }
}
