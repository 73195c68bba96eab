package millebornes.desktop.album;

import java.util.List;
import millebornes.records.Album;
import millebornes.records.AlbumStore;
import millebornes.records.MatchMemories;

/// Remembers for as long as a test runs.
public final class InMemoryAlbumStore implements AlbumStore {

    private Album album = Album.EMPTY;

    @Override
    public Album album() {
        return album;
    }

    @Override
    public List<Album.NewStamps> add(MatchMemories match) {
        Album before = album;
        album = before.with(match);
        return album.newSince(before);
    }
}
