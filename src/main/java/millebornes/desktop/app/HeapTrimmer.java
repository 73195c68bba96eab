package millebornes.desktop.app;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Gives back what a page that was left has held, as soon as the next one is seen and before anything moves on it. Left to
/// itself the collector keeps twice as much as is alive for minutes. On the toolkit's thread.
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

    /// A page was left for another. Whoever clicks from page to page is not kept waiting at each of them.
    void pageLeft() {
        moment.playFromStart();
    }
}
