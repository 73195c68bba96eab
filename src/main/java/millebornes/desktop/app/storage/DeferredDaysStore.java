package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.function.BooleanSupplier;
import millebornes.session.daily.DayResult;
import millebornes.session.daily.DaysFile;
import millebornes.session.daily.DaysPlayed;
import millebornes.session.daily.DaysStore;

/// The days of a window: what is kept is shown at once, and written on the thread that writes.
final class DeferredDaysStore implements DaysStore {

    private static final Logger LOG = System.getLogger(DeferredDaysStore.class.getName());

    private final DaysFile file;
    private final DeferredFileWriter writer;
    private final BooleanSupplier writes;
    private DaysPlayed shown = DaysPlayed.NONE;

    /// How many days the file does not have; while there is one, it is not read.
    private int missing;

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredDaysStore(DaysFile file, DeferredFileWriter writer, BooleanSupplier writes) {
        this.file = file;
        this.writer = writer;
        this.writes = writes;
    }

    /// Whether the file can be read. One that cannot be is put aside.
    boolean isReadable() {
        try {
            shown = file.read();
            return true;
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "the days played cannot be read", unreadable);
            file.putAside();
            return false;
        }
    }

    @Override
    public synchronized DaysPlayed days() {
        if (missing == 0) {
            try {
                shown = file.read();
            } catch (IOException failed) {
                LOG.log(Level.DEBUG, "the days are what was read last", failed);
            }
        }
        return shown;
    }

    @Override
    public synchronized void add(DayResult result) {
        shown = days().with(result);
        missing++;
        writer.run(() -> write(result));
    }

    /// A day that the file will never have is shown as long as the program runs.
    private void write(DayResult result) {
        try {
            if (writes.getAsBoolean()) {
                file.add(result);
                written();
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "the days played cannot be written", failed);
        }
    }

    private synchronized void written() {
        missing--;
    }
}
