package millebornes.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import millebornes.records.MatchMemories.MatchMemory;
import millebornes.save.DisplayNameSanitizer;

/// The album that a family keeps of its matches.
///
/// @param pages one page for each name, in the order in which they were begun
public record Album(List<PersonalAlbum> pages) {

    /// An album without pages.
    public static final Album EMPTY = new Album(List.of());

    /// The stamps that a person got for one match.
    ///
    /// @param stamps in the order of the road; at least one
    public record NewStamps(String name, Set<Stamp> stamps) {}

    /// Joins pages whose names are the same person.
    public Album {
        List<PersonalAlbum> joined = new ArrayList<>();
        for (PersonalAlbum album : pages) {
            int at = place(joined, album.name());
            if (at < 0) {
                joined.add(album);
            } else {
                joined.set(at, joined.get(at).joined(album));
            }
        }
        pages = List.copyOf(joined);
    }

    /// A copy with the memories of one more match.
    public Album with(MatchMemories match) {
        List<PersonalAlbum> after = new ArrayList<>(pages);
        for (MatchMemory memory : match.people()) {
            int at = place(after, memory.name());
            if (at < 0) {
                after.add(PersonalAlbum.empty(memory.name()).with(memory, match.day()));
            } else {
                after.set(at, after.get(at).with(memory, match.day()));
            }
        }
        return new Album(after);
    }

    /// The page with that name; empty if there is none.
    public Optional<PersonalAlbum> page(String name) {
        int at = place(pages, DisplayNameSanitizer.of(name));
        return at < 0 ? Optional.empty() : Optional.of(pages.get(at));
    }

    /// The stamps that this album has and an earlier one lacks, for everybody who has new ones.
    public List<NewStamps> newSince(Album albumBefore) {
        return pages.stream()
                .map(album -> new NewStamps(
                        album.name(),
                        album.newSince(albumBefore.page(album.name()).orElse(PersonalAlbum.empty(album.name())))))
                .filter(newStamps -> !newStamps.stamps().isEmpty())
                .toList();
    }

    private static int place(List<PersonalAlbum> pages, String name) {
        String key = PersonName.key(name);
        for (int at = 0; at < pages.size(); at++) {
            if (PersonName.key(pages.get(at).name()).equals(key)) {
                return at;
            }
        }
        return -1;
    }
}
