package millebornes.desktop;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Window;
import org.testfx.util.WaitForAsyncUtils;

/// How tests wait for the window. The timeouts are so long that they are exceeded only by what never happens, also on a
/// busy machine.
public final class Patience {

    public static final int MILLIS = 60_000;

    private static final long MOST = Duration.ofMillis(MILLIS).toNanos();

    /// The pause between two questions, in ns: less than a frame.
    private static final long PAUSE = Duration.ofMillis(5).toNanos();

    /// What is queued on the JavaFX thread may queue something else; deeper chains are waited for by what they bring about.
    private static final int DEPTH = 4;

    private Patience() {}

    /// Waits until something holds. It is asked on the JavaFX thread, which does all else it has to in between.
    ///
    /// @param inVain what is wrong if it never holds
    public static void until(BooleanSupplier what, String inVain) {
        long began = System.nanoTime();
        while (!WaitForAsyncUtils.waitForAsyncFx(MILLIS, what::getAsBoolean)) {
            if (System.nanoTime() - began > MOST) {
                throw new AssertionError(inVain);
            }
            LockSupport.parkNanos(PAUSE);
        }
        settle();
    }

    /// Waits until all that is queued on the JavaFX thread is done, and lays out every window as the next frame would.
    public static void settle() {
        for (int turn = 0; turn < DEPTH; turn++) {
            WaitForAsyncUtils.waitForAsyncFx(MILLIS, Patience::layOut);
        }
    }

    private static void layOut() {
        for (Window window : Window.getWindows()) {
            Scene scene = window.getScene();
            if (scene != null) {
                Parent root = scene.getRoot();
                root.applyCss();
                root.layout();
            }
        }
    }
}
