package millebornes.net.host;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The threads that all tables of a process share: a timer, and those that compute moves or write files.
///
/// @param clock the timer; its tasks must be short
/// @param thinkers for computer players
/// @param writer for files other than games, and for closing tables
/// @param savers for the games
record HostWorkers(
        ScheduledExecutorService clock, ExecutorService thinkers, ExecutorService writer, ExecutorService savers)
        implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 5;

    /// The number of threads that write games, however many tables there are: the disk is the bottleneck.
    private static final int SAVERS = 4;

    static HostWorkers start() {
        return new HostWorkers(
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name("tables clock").factory()),
                Executors.newFixedThreadPool(
                        Runtime.getRuntime().availableProcessors(),
                        Thread.ofPlatform().daemon().name("thinker-", 0).factory()),
                Executors.newSingleThreadExecutor(
                        Thread.ofPlatform().daemon().name("tables writer").factory()),
                Executors.newFixedThreadPool(
                        SAVERS,
                        Thread.ofPlatform().daemon().name("autosave-", 0).factory()));
    }

    /// Runs a task once after some ms. The task must handle its own exceptions.
    void later(Runnable task, long millis) {
        Future<?> _ = clock.schedule(task, millis, TimeUnit.MILLISECONDS);
    }

    /// Runs a task again and again on the writer's thread, even after it has thrown an exception.
    void every(Runnable task, Duration pause) {
        Future<?> _ = clock.scheduleWithFixedDelay(
                () -> writer.execute(task), pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /// Stops all threads after pending writes are done.
    @Override
    public void close() {
        clock.shutdownNow();
        thinkers.shutdownNow();
        writer.shutdown();
        savers.shutdown();
        try {
            writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
            savers.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
