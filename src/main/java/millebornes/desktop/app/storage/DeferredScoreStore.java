package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import millebornes.session.scores.FinishedMatch;
import millebornes.session.scores.ScoreFile;
import millebornes.session.scores.ScoreStore;

/// The scores of a window: what is added is shown at once, and written on the thread that writes. What the terminal has
/// added meanwhile is read when somebody looks.
final class DeferredScoreStore implements ScoreStore {

    private static final Logger LOG = System.getLogger(DeferredScoreStore.class.getName());

    private final ScoreFile file;
    private final DeferredFileWriter writer;
    private final BooleanSupplier writes;
    private List<FinishedMatch> shown = List.of();

    /// How many changes the file does not have; while there is one, it is not read.
    private int missing;

    /// How the file is changed.
    @FunctionalInterface
    private interface FileChange {

        void change() throws IOException;
    }

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredScoreStore(ScoreFile file, DeferredFileWriter writer, BooleanSupplier writes) {
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
            LOG.log(Level.WARNING, "the scores cannot be read", unreadable);
            file.putAside();
            return false;
        }
    }

    @Override
    public synchronized List<FinishedMatch> games() {
        if (missing == 0) {
            try {
                shown = file.read();
            } catch (IOException failed) {
                LOG.log(Level.DEBUG, "the scores are those that were read last", failed);
            }
        }
        return shown;
    }

    @Override
    public void add(FinishedMatch game) {
        if (!game.players().isEmpty()) {
            change(Stream.concat(games().stream(), Stream.of(game)).toList(), () -> file.add(game));
        }
    }

    @Override
    public void forget() {
        change(List.of(), file::forget);
    }

    private synchronized void change(List<FinishedMatch> after, FileChange change) {
        shown = after;
        missing++;
        writer.run(() -> write(change));
    }

    /// A change that the file will never have is shown as long as the program runs.
    private void write(FileChange change) {
        try {
            if (writes.getAsBoolean()) {
                change.change();
                written();
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "the scores cannot be written", failed);
        }
    }

    private synchronized void written() {
        missing--;
    }
}
