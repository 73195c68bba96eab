package millebornes.records;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import millebornes.save.StoredValue;

/// The file of the travel album, which the window and the terminal share.
///
/// Invariant: of several programs that stamp pages at the same time none loses a stamp of another's. May be used on any
/// thread.
public final class AlbumFile {

    private static final String NAME = "album.json";

    private final StoredValue<Album> stored;

    /// @param home the program's own folder; neither it nor the file need be there
    public AlbumFile(Path home) {
        this.stored = new StoredValue<>(home.resolve(NAME), AlbumCodec::write, AlbumCodec::read, Album.EMPTY);
    }

    /// The album; empty if there is no file.
    ///
    /// @throws IOException when neither the file nor its second copy can be read
    public Album read() throws IOException {
        return stored.read();
    }

    /// Adds the stamps of a match to the pages of its players. An unreadable file is set aside first.
    ///
    /// @return the new stamps, for everybody who has some
    /// @throws IOException when it cannot be written; the file is unchanged
    public List<Album.NewStamps> add(MatchMemories match) throws IOException {
        List<Album.NewStamps> fresh = new ArrayList<>();
        stored.change(old -> {
            Album all = old.with(match);
            fresh.clear();
            fresh.addAll(all.newSince(old));
            return all;
        });
        return List.copyOf(fresh);
    }

    /// The stored album.
    public StoredValue<Album> stored() {
        return stored;
    }
}
