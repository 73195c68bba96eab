package millebornes.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import millebornes.records.MatchMemories.MatchMemory;

/// The album that a family keeps of its matches.
///
/// @param pages one page for each name, in the order in which they were begun
public record Album(List<AlbumPage> pages) {

    /// An album without pages.
    public static final Album EMPTY = new Album(List.of());

    /// The stamps that a person got for one match.
    ///
    /// @param stamps in the order of the road; at least one
    public record NewStamps(String name, Set<Stamp> stamps) {}

    /// Joins pages whose names are the same person.
    public Album {
        List<AlbumPage> joined = new ArrayList<>();
        for (AlbumPage page : pages) {
            int at = place(joined, page.name());
            if (at < 0) {
                joined.add(page);
            } else {
                joined.set(at, joined.get(at).joined(page));
            }
        }
        pages = List.copyOf(joined);
    }

    /// A copy with the memories of one more match.
    public Album with(MatchMemories match) {
        List<AlbumPage> after = new ArrayList<>(pages);
        for (MatchMemory memory : match.people()) {
            int at = place(after, memory.name());
            if (at < 0) {
                after.add(AlbumPage.empty(memory.name()).with(memory, match.day()));
            } else {
                after.set(at, after.get(at).with(memory, match.day()));
            }
        }
        return new Album(after);
    }

    /// The page with that name; empty if there is none.
    public Optional<AlbumPage> page(String name) {
        int at = place(pages, name);
        return at < 0 ? Optional.empty() : Optional.of(pages.get(at));
    }

    /// The stamps that this album has and an earlier one lacks, for everybody who has new ones.
    public List<NewStamps> newSince(Album albumBefore) {
        return pages.stream()
                .map(page -> new NewStamps(
                        page.name(), page.newSince(albumBefore.page(page.name()).orElse(AlbumPage.empty(page.name())))))
                .filter(newStamps -> !newStamps.stamps().isEmpty())
                .toList();
    }

    private static int place(List<AlbumPage> pages, String name) {
        for (int at = 0; at < pages.size(); at++) {
            if (AlbumPage.key(pages.get(at).name()).equals(AlbumPage.key(name))) {
                return at;
            }
        }
        return -1;
    }
}
