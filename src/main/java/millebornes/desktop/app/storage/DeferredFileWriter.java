package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import millebornes.save.AtomicFile;

/// Writes small text files on its own thread, because the disk takes longer than a frame.
///
/// Invariant: of many texts for one file, some may never be written, but the last one is; after [#close] it is on the
/// disk.
final class DeferredFileWriter implements AutoCloseable {

    private static final Logger LOG = System.getLogger(DeferredFileWriter.class.getName());

    /// How a file is written.
    @FunctionalInterface
    interface FileWriting {

        void write(Path file, String text) throws IOException;
    }

    private record Waiting(Path file, String text) {}

    private final FileWriting disk;
    private final Map<Path, String> waiting = new LinkedHashMap<>();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("files").daemon().factory());

    DeferredFileWriter() {
        this(AtomicFile::write);
    }

    DeferredFileWriter(FileWriting disk) {
        this.disk = disk;
    }

    /// Queues a file to be written. A failed write is dropped at the end.
    void write(Path file, String text) {
        synchronized (waiting) {
            boolean idle = waiting.isEmpty();
            waiting.put(file, text);
            if (!idle) {
                return;
            }
            if (!thread.isShutdown()) {
                thread.execute(this::drain);
                return;
            }
        }
        drain();
    }

    /// Queues another disk task on the same thread.
    void run(Runnable task) {
        if (thread.isShutdown()) {
            task.run();
        } else {
            thread.execute(task);
        }
    }

    /// Returns when everything is written that was given until now.
    void settle() {
        if (!thread.isShutdown()) {
            CompletableFuture.runAsync(() -> {}, thread).join();
        }
    }

    /// Returns when everything is written. What is given later is written at once.
    @Override
    public void close() {
        thread.close();
    }

    private void drain() {
        for (Optional<Waiting> next = next(); next.isPresent(); next = next()) {
            Path file = next.get().file();
            try {
                disk.write(file, next.get().text());
            } catch (IOException failed) {
                LOG.log(Level.WARNING, file + " cannot be written", failed);
            }
        }
    }

    private Optional<Waiting> next() {
        synchronized (waiting) {
            Iterator<Map.Entry<Path, String>> first = waiting.entrySet().iterator();
            if (!first.hasNext()) {
                return Optional.empty();
            }
            Map.Entry<Path, String> entry = first.next();
            Waiting found = new Waiting(entry.getKey(), entry.getValue());
            first.remove();
            return Optional.of(found);
        }
    }
}
