package millebornes.desktop.app.storage;

import java.util.function.BooleanSupplier;
import millebornes.save.StoredValue.Source;
import millebornes.school.Exercise;
import millebornes.school.SchoolFile;
import millebornes.school.SchoolProgress;
import millebornes.school.SchoolStore;

/// The driving school of a window.
final class DeferredSchoolStore implements SchoolStore {

    private final SchoolFile file;
    private final DeferredFile<SchoolProgress> kept;

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredSchoolStore(SchoolFile file, DeferredFileWriter writer, BooleanSupplier writes) {
        this.file = file;
        this.kept = new DeferredFile<>(file.stored(), SchoolProgress.NONE, writer, writes);
    }

    /// Reads the file for the first time; see [DeferredFile#begin].
    Source begin() {
        return kept.begin();
    }

    @Override
    public SchoolProgress progress() {
        return kept.shown();
    }

    @Override
    public void solve(Exercise exercise) {
        if (!progress().has(exercise)) {
            kept.change(progress -> progress.with(exercise.id()), () -> file.add(exercise));
        }
    }
}
