package millebornes.desktop.app.storage;

import java.util.List;
import java.util.function.BooleanSupplier;
import millebornes.records.Album;
import millebornes.records.AlbumFile;
import millebornes.records.AlbumStore;
import millebornes.records.MatchMemories;
import millebornes.save.StoredValue.Source;

/// The album of a window.
final class DeferredAlbumStore implements AlbumStore {

    private final AlbumFile file;
    private final DeferredFile<Album> kept;

    /// @param writes whether this window writes; what another one has taken over is left to it
    DeferredAlbumStore(AlbumFile file, DeferredFileWriter writer, BooleanSupplier writes) {
        this.file = file;
        this.kept = new DeferredFile<>(file.stored(), Album.EMPTY, writer, writes);
    }

    /// Reads the file for the first time; see [DeferredFile#begin].
    Source begin() {
        return kept.begin();
    }

    @Override
    public Album album() {
        return kept.shown();
    }

    @Override
    public synchronized List<Album.NewStamps> add(MatchMemories match) {
        Album before = album();
        return kept.change(album -> album.with(match), () -> file.add(match)).newSince(before);
    }
}
