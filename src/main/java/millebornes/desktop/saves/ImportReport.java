package millebornes.desktop.saves;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.save.GameBeginning;
import millebornes.save.LibraryGame;
import millebornes.words.Words;

/// What came of it when files were put among the games, one after the other: of one file its own sentence; of several how
/// many are on the shelf now, and what is wrong with the others.
final class ImportReport {

    /// More sentences nobody reads at the foot of a page.
    private static final int MOST = 2;

    private final List<Function<Words, String>> shelved = new ArrayList<>();
    private final List<Function<Words, String>> troubles = new ArrayList<>();
    private int partly;
    private int there;

    /// Records that a game was imported.
    ///
    /// @param title what it is called there
    public void shelved(Function<Words, String> title) {
        shelved.add(words -> words.text("shelf.imported", title.apply(words)));
    }

    /// The same game stood on the shelf before.
    ///
    /// @param title what it is called there
    public void there(Function<Words, String> title) {
        shelved.add(words -> words.text("shelf.there", title.apply(words)));
        there++;
    }

    /// A damaged game stands there, as far as it can be played.
    ///
    /// @param file the name of its file
    public void partly(String file, GameBeginning beginning) {
        partly++;
        troubles.add(words -> words.text("shelf.imported.partly", file, beginning.moves(), beginning.round()));
    }

    /// A file is no game that can be played, and has stayed where it is.
    ///
    /// @param file its name
    public void refused(String file, LibraryGame.Broken broken) {
        troubles.add(words -> words.text("shelf.refused", file, words.text("shelf.problem." + broken.problem())));
    }

    /// A folder holds games perhaps, but is none.
    ///
    /// @param name what it is called
    public void folder(String name) {
        troubles.add(words -> words.text("shelf.folder", name));
    }

    /// Nothing could be written.
    public void failed(IOException failure) {
        String key = ShelfFooterState.keyOf(failure);
        troubles.add(words -> words.text(key));
    }

    /// True when no file has come.
    public boolean isEmpty() {
        return shelved.isEmpty() && troubles.isEmpty();
    }

    /// What is said of it.
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
