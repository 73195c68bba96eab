package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.function.BooleanSupplier;
import millebornes.session.album.Album;
import millebornes.session.album.AlbumFile;
import millebornes.session.album.AlbumStore;
import millebornes.session.album.MatchMemories;

/// The album of a window: what is stamped is shown at once, and written on the thread that writes. What the terminal has
/// stamped meanwhile is read when somebody looks.
final class DeferredAlbumStore implements AlbumStore {

    private static final Logger LOG = System.getLogger(DeferredAlbumStore.class.getName());

    private final AlbumFile file;
    private final DeferredFileWriter writer;
    private final BooleanSupplier writes;
    private Album shown = Album.EMPTY;

    /// How many matches the file does not have; while there is one, it is not read.
    private int missing;

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredAlbumStore(AlbumFile file, DeferredFileWriter writer, BooleanSupplier writes) {
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
            LOG.log(Level.WARNING, "the album cannot be read", unreadable);
            file.putAside();
            return false;
        }
    }

    @Override
    public synchronized Album album() {
        if (missing == 0) {
            try {
                shown = file.read();
            } catch (IOException failed) {
                LOG.log(Level.DEBUG, "the album is what was read last", failed);
            }
        }
        return shown;
    }

    @Override
    public synchronized List<Album.NewStamps> add(MatchMemories match) {
        Album before = album();
        shown = before.with(match);
        missing++;
        writer.run(() -> write(match));
        return shown.newSince(before);
    }

    /// A match that the file will never have is shown as long as the program runs.
    private void write(MatchMemories match) {
        try {
            if (writes.getAsBoolean()) {
                file.add(match);
                written();
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "the album cannot be written", failed);
        }
    }

    private synchronized void written() {
        missing--;
    }
}
