package millebornes.records;

import java.util.List;

/// Where the album is kept.
public interface AlbumStore {

    /// The album as it is.
    Album album();

    /// Stamps the pages of all who have played a match. A place that cannot be written to is no reason not to play.
    ///
    /// @return what is new, for everybody who has got anything
    List<Album.NewStamps> add(MatchMemories match);
}
