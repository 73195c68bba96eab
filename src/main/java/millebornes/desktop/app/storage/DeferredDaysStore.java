package millebornes.desktop.app.storage;

import java.util.function.BooleanSupplier;
import millebornes.records.DayResult;
import millebornes.records.DaysFile;
import millebornes.records.DaysPlayed;
import millebornes.records.DaysStore;
import millebornes.save.StoredValue.Source;

/// The days of a window of which the deal was played.
final class DeferredDaysStore implements DaysStore {

    private final DaysFile file;
    private final DeferredFile<DaysPlayed> kept;

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredDaysStore(DaysFile file, DeferredFileWriter writer, BooleanSupplier writes) {
        this.file = file;
        this.kept = new DeferredFile<>(file.stored(), DaysPlayed.NONE, writer, writes);
    }

    /// Reads the file for the first time; see [DeferredFile#begin].
    Source begin() {
        return kept.begin();
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
