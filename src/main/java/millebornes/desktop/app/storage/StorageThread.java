package millebornes.desktop.app.storage;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The thread of small files: the disk takes longer than a frame.
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

    /// Returns when everything is done that was queued until now.
    void settle() {
        if (!thread.isShutdown()) {
            CompletableFuture.runAsync(() -> {}, thread).join();
        }
    }

    /// Returns when everything is done.
    @Override
    public void close() {
        thread.close();
    }
}
