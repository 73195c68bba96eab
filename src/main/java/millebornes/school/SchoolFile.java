package millebornes.school;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.TreeSet;
import millebornes.save.BadJsonException;
import millebornes.save.JsonFields;
import millebornes.save.SharedFile;
import millebornes.save.StrictJsonParser;
import millebornes.save.UnreadableFile;
import org.jspecify.annotations.Nullable;

/// The file of the driving school: `{"solved":["three-accidents"]}`.
///
/// Law: of several programs that solve exercises at the same time none loses one of another's. May be used on any thread.
public final class SchoolFile {

    private static final String NAME = "school.json";
    private static final String SOLVED = "solved";
    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().create();

    private final Path file;

    /// @param home the program's own folder; neither it nor the file need be there
    public SchoolFile(Path home) {
        this.file = home.resolve(NAME);
    }

    /// What was solved; nothing where there is no file.
    ///
    /// @throws IOException when the file cannot be read, or holds anything else
    public SchoolProgress read() throws IOException {
        try {
            return progress(Files.readString(file));
        } catch (NoSuchFileException _) {
            return SchoolProgress.NONE;
        }
    }

    /// Keeps that an exercise was solved. A file that holds anything else is put aside before.
    ///
    /// @throws IOException when it cannot be written; the file is what it was
    public void add(Exercise exercise) throws IOException {
        SharedFile.change(file, before -> text(readable(before).with(exercise.id())));
    }

    /// Gives a file that cannot be read another name, under which nobody looks for it but people.
    public void putAside() {
        UnreadableFile.putAside(file);
    }

    private SchoolProgress readable(@Nullable String before) {
        try {
            return before == null ? SchoolProgress.NONE : progress(before);
        } catch (IOException _) {
            putAside();
            return SchoolProgress.NONE;
        }
    }

    private static String text(SchoolProgress progress) {
        JsonArray solved = new JsonArray();
        new TreeSet<>(progress.solved()).forEach(solved::add);
        JsonObject json = new JsonObject();
        json.add(SOLVED, solved);
        return GSON.toJson(json) + System.lineSeparator();
    }

    private static SchoolProgress progress(String text) throws IOException {
        try {
            JsonFields json = new JsonFields(StrictJsonParser.object(text));
            return new SchoolProgress(new HashSet<>(json.texts(SOLVED, (id, _) -> id)));
        } catch (BadJsonException wrong) {
            throw new IOException("no list of exercises", wrong);
        }
    }
}
