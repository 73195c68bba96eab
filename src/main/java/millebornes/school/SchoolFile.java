package millebornes.school;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.TreeSet;
import millebornes.save.JsonFields;
import millebornes.save.StoredValue;

/// The file of the driving school: `{"solved":["three-accidents"]}`.
///
/// Invariant: of several programs that solve exercises at the same time none loses one of another's. May be used on any
/// thread.
public final class SchoolFile {

    private static final String NAME = "school.json";
    private static final String SOLVED = "solved";

    private final StoredValue<SchoolProgress> stored;

    /// @param home the program's own folder; neither it nor the file need be there
    public SchoolFile(Path home) {
        this.stored =
                new StoredValue<>(home.resolve(NAME), SchoolFile::json, SchoolFile::progress, SchoolProgress.NONE);
    }

    /// The solved exercises; none if there is no file.
    ///
    /// @throws IOException when neither the file nor its second copy can be read
    public SchoolProgress read() throws IOException {
        return stored.read();
    }

    /// Records a solved exercise. An unreadable file is set aside first.
    ///
    /// @throws IOException when it cannot be written; the file is unchanged
    public void add(Exercise exercise) throws IOException {
        stored.change(before -> before.with(exercise.id()));
    }

    /// The stored progress.
    public StoredValue<SchoolProgress> stored() {
        return stored;
    }

    private static JsonObject json(SchoolProgress progress) {
        JsonArray solved = new JsonArray();
        new TreeSet<>(progress.solved()).forEach(solved::add);
        JsonObject json = new JsonObject();
        json.add(SOLVED, solved);
        return json;
    }

    private static SchoolProgress progress(JsonObject json) {
        return new SchoolProgress(new HashSet<>(new JsonFields(json).texts(SOLVED, (id, _) -> id)));
    }
}
