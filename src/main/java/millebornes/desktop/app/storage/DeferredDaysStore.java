package millebornes.desktop.app.storage;

import java.util.function.BooleanSupplier;
import millebornes.session.daily.DayResult;
import millebornes.session.daily.DaysFile;
import millebornes.session.daily.DaysPlayed;
import millebornes.session.daily.DaysStore;

/// The days of a window of which the deal was played.
final class DeferredDaysStore implements DaysStore {

    private final DaysFile file;
    private final DeferredFile<DaysPlayed> kept;

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredDaysStore(DaysFile file, DeferredFileWriter writer, BooleanSupplier writes) {
        this.file = file;
        this.kept = new DeferredFile<>(
                "the list of days played", file::read, file::putAside, DaysPlayed.NONE, writer, writes);
    }

    /// Whether the file can be read. One that cannot be is put aside.
    boolean isReadable() {
        return kept.isReadable();
    }

    @Override
    public DaysPlayed days() {
        return kept.shown();
    }

    @Override
    public void add(DayResult result) {
        kept.change(days -> days.with(result), () -> file.add(result));
    }
}
