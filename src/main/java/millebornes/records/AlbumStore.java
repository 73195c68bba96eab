package millebornes.records;

import java.util.List;

/// The storage of the album.
public interface AlbumStore {

    /// The album as it is.
    Album album();

    /// Adds the stamps of a match to the pages of its players. A failing disk does not interrupt the game.
    ///
    /// @return the new stamps, for everybody who has some
    List<Album.NewStamps> add(MatchMemories match);
}
