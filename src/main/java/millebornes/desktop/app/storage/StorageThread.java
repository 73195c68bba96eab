package millebornes.desktop.app.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The thread that reads and writes small files, since the disk may take longer than a frame.
final class StorageThread implements AutoCloseable {

    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("files").daemon().factory());
    private final List<Runnable> last = new ArrayList<>();

    /// Queues a disk task. After [#close] the caller runs it.
    void run(Runnable task) {
        if (thread.isShutdown()) {
            task.run();
        } else {
            thread.execute(task);
        }
    }

    /// Adds a disk task that [#close] runs after all others. Called on the thread that calls [#close].
    void runAtEnd(Runnable task) {
        last.add(task);
    }

    /// Returns when everything queued so far is done.
    void settle() {
        if (!thread.isShutdown()) {
            CompletableFuture.runAsync(() -> {}, thread).join();
        }
    }

    /// Runs everything that is queued, then the last tasks, and ends the thread; returns when that is done.
    @Override
    public void close() {
        last.forEach(this::run);
        last.clear();
        thread.close();
    }
}
