package millebornes.desktop.saves;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.save.LibraryGame;
import millebornes.save.RecoveredGame;
import millebornes.words.Words;

/// Collects the results of an import of files and tells them: for a single file its own sentence; for several the
/// number of imported games, and what is wrong with the others.
final class ImportReport {

    /// The most sentences that fit at the foot of a page.
    private static final int MOST = 2;

    private final List<Function<Words, String>> shelved = new ArrayList<>();
    private final List<Function<Words, String>> troubles = new ArrayList<>();
    private int partly;
    private int there;

    /// Records that a game was imported.
    ///
    /// @param title its title
    public void shelved(Function<Words, String> title) {
        shelved.add(words -> words.text("shelf.imported", title.apply(words)));
    }

    /// Records that the same game was already there.
    ///
    /// @param title its title
    public void there(Function<Words, String> title) {
        shelved.add(words -> words.text("shelf.there", title.apply(words)));
        there++;
    }

    /// Records that the beginning of a damaged game was imported.
    ///
    /// @param file the name of its file
    public void partly(String file, RecoveredGame recovered) {
        partly++;
        troubles.add(words -> words.text("shelf.imported.partly", file, recovered.moves(), recovered.round()));
    }

    /// Records that a file was refused because it is not a playable game.
    ///
    /// @param file its name
    public void refused(String file, LibraryGame.Broken broken) {
        troubles.add(words -> words.text("shelf.refused", file, words.text("shelf.problem." + broken.problem())));
    }

    /// Records that a folder was given instead of a file.
    ///
    /// @param name its name
    public void folder(String name) {
        troubles.add(words -> words.text("shelf.folder", name));
    }

    /// Records that a game could not be written to the disk.
    public void failed(IOException failure) {
        String key = ShelfFooterState.keyOf(failure);
        troubles.add(words -> words.text(key));
    }

    /// Whether nothing was imported or refused.
    public boolean isEmpty() {
        return shelved.isEmpty() && troubles.isEmpty();
    }

    /// The report in words.
    public String sentence(Words words) {
        if (shelved.size() + troubles.size() == 1) {
            return Stream.concat(shelved.stream(), troubles.stream())
                    .map(each -> each.apply(words))
                    .collect(Collectors.joining());
        }
        List<String> said = new ArrayList<>();
        said.add(words.sentence("shelf.imported.many", Map.of("n", shelved.size() - there + partly)));
        troubles.stream().limit(MOST).map(each -> each.apply(words)).forEach(said::add);
        if (troubles.size() > MOST) {
            said.add(words.sentence("shelf.refused.more", Map.of("n", troubles.size() - MOST)));
        }
        return String.join(" ", said);
    }
}
