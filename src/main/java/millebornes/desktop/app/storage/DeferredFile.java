package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/// A file that a window shares with the terminal: what is changed is shown at once, and written on the thread that writes. What
/// others have written meanwhile is read when somebody looks.
final class DeferredFile<T> {

    private static final Logger LOG = System.getLogger(DeferredFile.class.getName());

    private final String name;
    private final FileReading<T> reading;
    private final Runnable putAside;
    private final DeferredFileWriter writer;
    private final BooleanSupplier writes;
    private T shown;

    /// How many changes the file does not have; while there is one, it is not read.
    private int missing;

    /// How a file is read.
    @FunctionalInterface
    interface FileReading<T> {

        T read() throws IOException;
    }

    /// How a file is changed.
    @FunctionalInterface
    interface FileChange {

        void change() throws IOException;
    }

    /// @param name what the log calls it
    /// @param putAside leaves a file that cannot be read under another name, so that a new one can begin
    /// @param first what is shown of a file that cannot be read
    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredFile(
            String name,
            FileReading<T> reading,
            Runnable putAside,
            T first,
            DeferredFileWriter writer,
            BooleanSupplier writes) {
        this.name = name;
        this.reading = reading;
        this.putAside = putAside;
        this.shown = first;
        this.writer = writer;
        this.writes = writes;
    }

    /// Whether the file can be read. One that cannot be is put aside.
    synchronized boolean isReadable() {
        try {
            shown = reading.read();
            return true;
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, name + " cannot be read", unreadable);
            putAside.run();
            return false;
        }
    }

    /// What is in it, with the changes that are still to be written.
    synchronized T shown() {
        if (missing == 0) {
            try {
                shown = reading.read();
            } catch (IOException failed) {
                LOG.log(Level.DEBUG, name + ": what was read last is shown", failed);
            }
        }
        return shown;
    }

    /// Changes what is shown at once, and the file soon.
    ///
    /// @return what is shown from now on
    synchronized T change(UnaryOperator<T> here, FileChange there) {
        T after = here.apply(shown());
        shown = after;
        missing++;
        writer.run(() -> write(there));
        return after;
    }

    /// A change that the file will never have is shown as long as the program runs.
    private void write(FileChange change) {
        try {
            if (writes.getAsBoolean()) {
                change.change();
                written();
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, name + " cannot be written", failed);
        }
    }

    private synchronized void written() {
        missing--;
    }
}
