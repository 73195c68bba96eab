package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import millebornes.save.BoundedWait;
import millebornes.save.SingleValueStore;
import millebornes.save.StoredValue;
import millebornes.save.StoredValue.Found;
import millebornes.save.StoredValue.Source;
import org.jspecify.annotations.Nullable;

/// A stored value of the window: a change is visible at once, and written on the storage thread. If changes come faster
/// than the disk, they are written together.
///
/// Invariant: after [StorageThread#close] the last change is on the disk, unless the disk fails or another window
/// writes into the folder.
final class DeferredFile<T> implements SingleValueStore<T> {

    private static final Logger LOG = System.getLogger(DeferredFile.class.getName());

    /// The longest wait for the disk; after that the last known value is shown.
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final StoredValue<T> stored;
    private final StorageThread thread;
    private final BooleanSupplier writes;
    private final Sharing sharing;
    private final Source source;
    private final List<UnaryOperator<T>> pending = new ArrayList<>();
    private boolean erases;
    private T shown;
    private CompletableFuture<@Nullable Void> reading = CompletableFuture.completedFuture(null);

    /// The number of changes that are not in the file yet. The file is not read again before it is 0.
    private int missing;

    /// Which programs change the value.
    enum Sharing {
        /// only this window: the file is read once, and overwritten
        OWN,
        /// also the terminal or another window: the file is read again, on the storage thread, when a page shows the
        /// value, and changes apply to its present content
        WITH_TERMINAL
    }

    /// Reads the file, on the caller's thread. A corrupt file is set aside, and replaced by the second copy.
    ///
    /// @param writes whether this window writes; false once another window has taken over
    DeferredFile(StoredValue<T> stored, Sharing sharing, StorageThread thread, BooleanSupplier writes) {
        this.stored = stored;
        this.sharing = sharing;
        this.thread = thread;
        this.writes = writes;
        thread.runAtEnd(this::write);
        Found<T> found = stored.find();
        this.shown = found.value();
        this.source = found.source();
        if (source == Source.SECOND_COPY || source == Source.UNREADABLE) {
            LOG.log(Level.WARNING, stored.file() + " cannot be read: " + source);
            stored.putAside(source);
        }
        if (source == Source.SECOND_COPY) {
            queue(value -> value);
        }
    }

    /// The source of the first value: the file, its second copy, or neither.
    Source source() {
        return source;
    }

    /// Renames a corrupt file, so that the program does not read it again but its owner can find it.
    void putAside() {
        stored.putAside(Source.SECOND_COPY);
    }

    @Override
    public T value() {
        awaitReading();
        return shown();
    }

    @Override
    public T change(UnaryOperator<T> change) {
        awaitReading();
        return changed(change);
    }

    @Override
    public synchronized void replaceForGood(T value) {
        shown = value;
        erases = true;
        queue(_ -> value);
    }

    private synchronized T shown() {
        return shown;
    }

    private void awaitReading() {
        if (sharing == Sharing.WITH_TERMINAL) {
            boolean _ = BoundedWait.isDone(read(), PATIENCE, "what was read last is shown");
        }
    }

    private synchronized CompletableFuture<@Nullable Void> read() {
        if (missing == 0 && reading.isDone()) {
            reading = new CompletableFuture<>();
            CompletableFuture<@Nullable Void> now = reading;
            thread.run(() -> {
                take(stored.find());
                now.complete(null);
            });
            return now;
        }
        // One that is late already is not waited for again.
        return CompletableFuture.completedFuture(null);
    }

    private synchronized void take(Found<T> found) {
        if (missing == 0 && found.source() != Source.UNREADABLE) {
            shown = found.value();
        }
    }

    private synchronized T changed(UnaryOperator<T> change) {
        T after = change.apply(shown);
        if (!after.equals(shown)) {
            shown = after;
            queue(change);
        }
        return after;
    }

    private synchronized void queue(UnaryOperator<T> change) {
        missing++;
        pending.add(change);
        thread.run(this::write);
    }

    /// Writes pending changes to the file. If that fails, they stay pending: they are written with the next change, or
    /// at the end.
    private void write() {
        Pending<T> pendingChanges = taken();
        if (pendingChanges.changes().isEmpty() || !writes.getAsBoolean()) {
            return;
        }
        try {
            if (pendingChanges.erases()) {
                stored.replaceForGood(pendingChanges.shown());
            } else if (sharing == Sharing.OWN) {
                stored.write(pendingChanges.shown());
            } else {
                stored.change(pendingChanges::on);
            }
            written(pendingChanges.changes().size());
        } catch (IOException failed) {
            LOG.log(Level.WARNING, stored.file() + " cannot be written", failed);
            putBack(pendingChanges);
        }
    }

    /// Changes to be written together.
    ///
    /// @param shown the value after all changes, which pages show
    private record Pending<T>(List<UnaryOperator<T>> changes, T shown, boolean erases) {

        T on(T stored) {
            T value = stored;
            for (UnaryOperator<T> change : changes) {
                value = change.apply(value);
            }
            return value;
        }
    }

    private synchronized Pending<T> taken() {
        Pending<T> pendingChanges = new Pending<>(List.copyOf(pending), shown, erases);
        pending.clear();
        erases = false;
        return pendingChanges;
    }

    private synchronized void putBack(Pending<T> pendingChanges) {
        pending.addAll(0, pendingChanges.changes());
        erases |= pendingChanges.erases();
    }

    private synchronized void written(int changes) {
        missing -= changes;
    }
}
