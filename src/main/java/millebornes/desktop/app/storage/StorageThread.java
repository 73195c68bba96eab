package millebornes.desktop.app.storage;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The thread that reads and writes small files, since the disk may take longer than a frame.
final class StorageThread implements AutoCloseable {

    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("files").daemon().factory());

    /// Queues a disk task. After [#close] the caller runs it.
    void run(Runnable task) {
        if (thread.isShutdown()) {
            task.run();
        } else {
            thread.execute(task);
        }
    }

    /// Returns when everything queued so far is done.
    void settle() {
        if (!thread.isShutdown()) {
            CompletableFuture.runAsync(() -> {}, thread).join();
        }
    }

    /// Runs everything that is queued and ends the thread; returns when that is done.
    @Override
    public void close() {
        thread.close();
    }
}
