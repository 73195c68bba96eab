package millebornes.desktop.album;

import java.util.List;
import millebornes.records.AlbumPage;
import millebornes.records.Stamp;
import org.jspecify.annotations.Nullable;

/// What is seen of the album.
///
/// @param names whose pages there are, in order
/// @param page the one that is open, or null where nobody has one yet
/// @param count how many stamps it has, in words
/// @param stamps every place, in the order of the road
/// @param chosen the place of which more is said
/// @param headline what is said of it, in a line
/// @param sentence what else is said of it
record AlbumViewState(
        List<String> names,
        @Nullable AlbumPage page,
        String count,
        List<StampViewState> stamps,
        Stamp chosen,
        String headline,
        String sentence) {

    public AlbumViewState {
        names = List.copyOf(names);
        stamps = List.copyOf(stamps);
    }

    /// How many stamps are there.
    public int there() {
        return (int) stamps.stream().filter(StampViewState::isThere).count();
    }
}
