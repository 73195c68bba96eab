package millebornes.session.scores;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import millebornes.save.SharedFile;
import millebornes.save.UnreadableFile;
import org.jspecify.annotations.Nullable;

/// The file of finished matches, which the window and the terminal share.
///
/// Law: of several programs that add matches at the same time none loses one of another's. May be used on any thread.
public final class ScoreFile {

    private static final String NAME = "scores.json";
    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().create();

    private final Path file;

    /// @param home the program's own folder; neither it nor the file need be there
    public ScoreFile(Path home) {
        this.file = home.resolve(NAME);
    }

    /// All matches, the first one in front; none where there is no file.
    ///
    /// @throws IOException when the file cannot be read, or holds anything else
    public List<FinishedMatch> read() throws IOException {
        try {
            return matches(Files.readString(file));
        } catch (NoSuchFileException _) {
            return List.of();
        }
    }

    /// Adds a match behind all that any program has added. A file that holds anything else is put aside before.
    ///
    /// @return all matches as they are in the file now
    /// @throws IOException when it cannot be written; the file is what it was
    public List<FinishedMatch> add(FinishedMatch match) throws IOException {
        List<FinishedMatch> all = new ArrayList<>();
        SharedFile.change(file, before -> {
            all.addAll(readable(before));
            all.add(match);
            return text(all);
        });
        return List.copyOf(all);
    }

    /// Forgets all matches for good.
    ///
    /// @throws IOException when it cannot be written; the file is what it was
    public void forget() throws IOException {
        SharedFile.change(file, _ -> text(List.of()));
    }

    /// Gives a file that cannot be read another name, under which nobody looks for it but people.
    public void putAside() {
        UnreadableFile.putAside(file);
    }

    private List<FinishedMatch> readable(@Nullable String before) {
        try {
            return before == null ? List.of() : matches(before);
        } catch (IOException _) {
            putAside();
            return List.of();
        }
    }

    private static String text(List<FinishedMatch> matches) {
        return GSON.toJson(ScoresCodec.write(matches)) + System.lineSeparator();
    }

    /// Whatever a file holds that is no list of matches, there are many ways in which it is none.
    private static List<FinishedMatch> matches(String text) throws IOException {
        try {
            return ScoresCodec.read(JsonParser.parseString(text).getAsJsonObject());
        } catch (RuntimeException wrong) {
            throw new IOException("no list of matches", wrong);
        }
    }
}
