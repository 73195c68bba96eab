package millebornes.desktop.app;

import java.time.InstantSource;
import java.util.function.LongSupplier;
import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.util.Duration;
import millebornes.desktop.controls.ScreenContext;

/// Gives back what a page has held that is replaced by another, or by itself in another look, language or size, as soon as that
/// one is seen and before anything moves on it; and what a table that stays has held, while nothing moves on it and nobody has
/// the hand. Left to itself the collector keeps twice as much as is alive for minutes. On the toolkit's thread.
final class HeapTrimmer {

    /// A table is drawn by then, and no computer player has thought long enough yet to play.
    private static final Duration SEEN = Duration.millis(500);

    /// The last thing that moved has come to rest by then, and the quickest computer player still thinks.
    private static final Duration AT_REST = Duration.millis(100);

    /// At a table that stays so many ms pass from one time to the next, and so much more lies in the heap meanwhile.
    private static final long SELDOM = 10_000;

    private static final double WORTH_IT = 1.1;

    private final PauseTransition moment;
    private final PauseTransition rest = new PauseTransition(AT_REST);
    private final Runnable collect;
    private final LongSupplier heap;
    private final InstantSource clock;
    private long collected;
    private long kept;

    /// A trimmer of this program's memory; it takes 35 to 60 ms.
    HeapTrimmer() {
        this(SEEN, System::gc, HeapTrimmer::used, InstantSource.system());
    }

    /// @param seen how long after a page has been replaced it begins
    /// @param heap how many bytes its objects take, those that nobody needs any more included
    HeapTrimmer(Duration seen, Runnable collect, LongSupplier heap, InstantSource clock) {
        this.collect = collect;
        this.heap = heap;
        this.clock = clock;
        moment = new PauseTransition(seen);
        moment.setOnFinished(_ -> collect());
        rest.setOnFinished(_ -> collect());
    }

    private static long used() {
        Runtime program = Runtime.getRuntime();
        return program.totalMemory() - program.freeMemory();
    }

    private void collect() {
        collect.run();
        collected = clock.millis();
        kept = heap.getAsLong();
    }

    /// A page was replaced by another. Whoever clicks from page to page, or pulls at the window's edge, is not kept waiting
    /// each time.
    void replaced() {
        moment.playFromStart();
    }

    /// Nothing moves at a table for a moment, and nobody has anything to do there but to watch.
    void atRest() {
        if (clock.millis() - collected >= SELDOM && heap.getAsLong() > WORTH_IT * kept) {
            rest.playFromStart();
        }
    }

    /// From now on every change of look, language and size replaces the page, too.
    void watch(Scene window, ScreenContext app) {
        app.lookProperty().subscribe((_, _) -> replaced());
        app.languageProperty().subscribe((_, _) -> replaced());
        window.widthProperty().subscribe((_, _) -> replaced());
        window.heightProperty().subscribe((_, _) -> replaced());
    }
}
