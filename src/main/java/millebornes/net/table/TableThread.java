package millebornes.net.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// Runs tasks of other threads on the one thread of a table and its session.
public final class TableThread {

    private static final Logger LOG = System.getLogger(TableThread.class.getName());
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Executor thread;

    /// @param thread runs tasks one after the other, such as the JavaFX thread
    public TableThread(Executor thread) {
        this.thread = thread;
    }

    /// Runs a task on the table's thread later; does nothing when the table has been closed.
    public void run(Runnable task) {
        try {
            thread.execute(task);
        } catch (RejectedExecutionException ended) {
            LOG.log(Level.DEBUG, "a table is no more", ended);
        }
    }

    /// Runs a task on the table's thread and waits for its result; never call it on that thread.
    ///
    /// @throws TableBusyException when the thread is busy for too long, or ends
    public <T> T call(Supplier<T> task) throws TableBusyException {
        try {
            return await(CompletableFuture.supplyAsync(task, thread), PATIENCE);
        } catch (RejectedExecutionException e) {
            throw new TableBusyException(e);
        }
    }

    /// Waits for the result of a task.
    ///
    /// @throws TableBusyException when it takes too long
    static <T> T await(CompletableFuture<T> result, Duration patience) throws TableBusyException {
        try {
            return result.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TableBusyException(e);
        } catch (TimeoutException e) {
            throw new TableBusyException(e);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException broken) {
                throw broken;
            }
            throw new IllegalStateException(failed);
        }
    }

    /// Thrown when the table did not answer in time.
    public static final class TableBusyException extends Exception {

        private static final long serialVersionUID = 1L;

        TableBusyException(Throwable cause) {
            super(cause);
        }
    }
}
