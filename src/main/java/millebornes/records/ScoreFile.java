package millebornes.records;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import millebornes.save.StoredValue;

/// The file of finished matches, which the window and the terminal share.
///
/// Invariant: of several programs that add matches at the same time none loses one of another's. May be used on any
/// thread.
public final class ScoreFile {

    private static final String NAME = "scores.json";

    private final StoredValue<List<FinishedMatch>> stored;

    /// @param home the program's own folder; neither it nor the file need be there
    public ScoreFile(Path home) {
        this.stored = new StoredValue<>(home.resolve(NAME), ScoresCodec::write, ScoresCodec::read, List.of());
    }

    /// All matches, the first one in front; none where there is no file.
    ///
    /// @throws IOException when neither the file nor its second copy can be read
    public List<FinishedMatch> read() throws IOException {
        return stored.read();
    }

    /// Adds a match behind all that any program has added. A file that holds anything else is put aside before.
    ///
    /// @return all matches as they are in the file now
    /// @throws IOException when it cannot be written; the file is unchanged
    public List<FinishedMatch> add(FinishedMatch match) throws IOException {
        return stored.change(
                before -> Stream.concat(before.stream(), Stream.of(match)).toList());
    }

    /// Forgets all matches for good.
    ///
    /// @throws IOException when it cannot be written
    public void forget() throws IOException {
        stored.replaceForGood(List.of());
    }

    /// The stored list.
    public StoredValue<List<FinishedMatch>> stored() {
        return stored;
    }
}
