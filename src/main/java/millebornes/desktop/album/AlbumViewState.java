package millebornes.desktop.album;

import java.util.List;
import millebornes.records.PersonalAlbum;
import millebornes.records.Stamp;
import org.jspecify.annotations.Nullable;

/// The view state of the album.
///
/// @param names the owners of all pages, in order
/// @param page the open page, or null if there is none yet
/// @param count the number of its stamps, as text
/// @param stamps every place, in the order of the road
/// @param chosen the selected place
/// @param headline its description, in one line
/// @param sentence a further sentence about it
record AlbumViewState(
        List<String> names,
        @Nullable PersonalAlbum page,
        String count,
        List<StampViewState> stamps,
        Stamp chosen,
        String headline,
        String sentence) {

    public AlbumViewState {
        names = List.copyOf(names);
        stamps = List.copyOf(stamps);
    }

    /// The number of stamps that were given.
    public int there() {
        return (int) stamps.stream().filter(StampViewState::isThere).count();
    }
}
