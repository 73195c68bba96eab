package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.function.BooleanSupplier;
import millebornes.school.Exercise;
import millebornes.school.SchoolFile;
import millebornes.school.SchoolProgress;
import millebornes.school.SchoolStore;

/// The driving school of a window: what is solved is shown at once, and written on the thread that writes.
final class DeferredSchoolStore implements SchoolStore {

    private static final Logger LOG = System.getLogger(DeferredSchoolStore.class.getName());

    private final SchoolFile file;
    private final DeferredFileWriter writer;
    private final BooleanSupplier writes;
    private SchoolProgress shown = SchoolProgress.NONE;

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredSchoolStore(SchoolFile file, DeferredFileWriter writer, BooleanSupplier writes) {
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
            LOG.log(Level.WARNING, "what was solved cannot be read", unreadable);
            file.putAside();
            return false;
        }
    }

    @Override
    public SchoolProgress progress() {
        return shown;
    }

    @Override
    public void solve(Exercise exercise) {
        if (!shown.has(exercise)) {
            shown = shown.with(exercise.id());
            writer.run(() -> write(exercise));
        }
    }

    /// What the file will never have is shown as long as the program runs.
    private void write(Exercise exercise) {
        try {
            if (writes.getAsBoolean()) {
                file.add(exercise);
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "what was solved cannot be written", failed);
        }
    }
}
