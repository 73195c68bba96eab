package millebornes.desktop;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.testfx.util.WaitForAsyncUtils;

/// The timeouts of tests: so long that they are exceeded only by what never happens, also on a busy machine.
public final class Patience {

    public static final int MILLIS = 60_000;

    private Patience() {}

    /// Waits until something holds. It is asked on the JavaFX thread, which does all else it has to in between.
    ///
    /// @param inVain what is wrong if it never holds
    public static void until(BooleanSupplier what, String inVain) {
        try {
            WaitForAsyncUtils.waitFor(MILLIS, TimeUnit.MILLISECONDS, () -> {
                boolean holds = WaitForAsyncUtils.waitForAsyncFx(MILLIS, what::getAsBoolean);
                WaitForAsyncUtils.waitForFxEvents();
                return holds;
            });
        } catch (TimeoutException e) {
            throw new AssertionError(inVain, e);
        }
    }
}
