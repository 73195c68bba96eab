package millebornes.save;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Waits for work of another thread, such as writing to a disk, but never for longer than a given time.
public final class BoundedWait {

    private static final Logger LOG = System.getLogger(BoundedWait.class.getName());

    private BoundedWait() {}

    /// Waits for a task. The task continues after a timeout.
    ///
    /// @param problem the warning that is logged after a timeout or a failure
    /// @return whether it was done in time, without a failure or an interrupt of this thread
    public static boolean isDone(Future<?> work, Duration patience, String problem) {
        try {
            work.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException late) {
            LOG.log(Level.WARNING, problem, late);
        }
        return false;
    }
}
