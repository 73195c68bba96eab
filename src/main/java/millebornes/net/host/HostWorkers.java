package millebornes.net.host;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The threads that all tables of a process share: one that knows what time it is, and those that think or write.
///
/// @param clock for what happens later; what it does is done at once
/// @param thinkers for computer players
/// @param writer for files beside the games
/// @param savers for the games
record HostWorkers(
        ScheduledExecutorService clock, ExecutorService thinkers, ExecutorService writer, ExecutorService savers)
        implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 5;

    /// How many games are written at once, however many tables there are: what takes long is the disk.
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

    /// Does something later. What goes wrong with it is its own business.
    void later(Runnable task, long millis) {
        Future<?> _ = clock.schedule(task, millis, TimeUnit.MILLISECONDS);
    }

    /// Does something again and again, so many minutes after it was done last.
    void every(Runnable task, long minutes) {
        Future<?> _ = clock.scheduleWithFixedDelay(task, minutes, minutes, TimeUnit.MINUTES);
    }

    /// What is to be written is written first.
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
