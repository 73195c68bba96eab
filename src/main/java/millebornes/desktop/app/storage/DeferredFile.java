package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import millebornes.save.BoundedWait;
import millebornes.save.StoredValue;
import millebornes.save.StoredValue.Found;
import millebornes.save.StoredValue.Source;
import org.jspecify.annotations.Nullable;

/// A file that a window shares with the terminal: a change is shown at once, and written on the thread that writes. What
/// other programs have written meanwhile is read, on that thread too, when a page shows it.
final class DeferredFile<T> {

    private static final Logger LOG = System.getLogger(DeferredFile.class.getName());

    /// A disk that takes longer is not waited for: what was read last is shown.
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final StoredValue<T> stored;
    private final DeferredFileWriter writer;
    private final BooleanSupplier writes;
    private T shown;
    private CompletableFuture<@Nullable Void> reading = CompletableFuture.completedFuture(null);

    /// How many changes the file does not have; while there is one, it is not read.
    private int missing;

    /// How a file is changed.
    @FunctionalInterface
    interface FileChange {

        void change() throws IOException;
    }

    /// @param first what is shown of a file that cannot be read
    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredFile(StoredValue<T> stored, T first, DeferredFileWriter writer, BooleanSupplier writes) {
        this.stored = stored;
        this.shown = first;
        this.writer = writer;
        this.writes = writes;
    }

    /// Reads the file for the first time, on the caller's thread. A damaged file is put aside, and the value of the second
    /// copy written in its place.
    synchronized Source begin() {
        Found<T> found = stored.find();
        shown = found.value();
        if (found.source() == Source.SECOND_COPY || found.source() == Source.UNREADABLE) {
            LOG.log(Level.WARNING, stored.file() + " cannot be read: " + found.source());
            stored.putAside(found.source());
        }
        if (found.source() == Source.SECOND_COPY) {
            writer.run(() -> write(() -> stored.change(value -> value), () -> {}));
        }
        return found.source();
    }

    /// The value of the file, with the changes that are still to be written.
    T shown() {
        awaitReading(read());
        return value();
    }

    private synchronized T value() {
        return shown;
    }

    private synchronized CompletableFuture<@Nullable Void> read() {
        if (missing == 0 && reading.isDone()) {
            reading = new CompletableFuture<>();
            CompletableFuture<@Nullable Void> now = reading;
            writer.run(() -> {
                take(stored.find());
                now.complete(null);
            });
            return now;
        }
        // One that is late already is not waited for again.
        return CompletableFuture.completedFuture(null);
    }

    private static void awaitReading(CompletableFuture<@Nullable Void> read) {
        boolean _ = BoundedWait.isDone(read, PATIENCE, "what was read last is shown");
    }

    private synchronized void take(Found<T> found) {
        if (missing == 0 && found.source() != Source.UNREADABLE) {
            shown = found.value();
        }
    }

    /// Changes what is shown at once, and the file soon.
    ///
    /// @return what is shown from now on
    T change(UnaryOperator<T> here, FileChange there) {
        awaitReading(read());
        return changed(here, there);
    }

    private synchronized T changed(UnaryOperator<T> here, FileChange there) {
        T after = here.apply(shown);
        shown = after;
        missing++;
        writer.run(() -> write(there, this::written));
        return after;
    }

    /// A change that the file will never have is shown as long as the program runs.
    private void write(FileChange change, Runnable done) {
        try {
            if (writes.getAsBoolean()) {
                change.change();
                done.run();
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, stored.file() + " cannot be written", failed);
        }
    }

    private synchronized void written() {
        missing--;
    }
}
