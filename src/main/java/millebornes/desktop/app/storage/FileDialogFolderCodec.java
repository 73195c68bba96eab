package millebornes.desktop.app.storage;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads and writes the path of the folder where a saved game was opened or saved last.
final class FileDialogFolderCodec {

    private static final String GAMES = "games";

    private FileDialogFolderCodec() {}

    static JsonObject write(Optional<Path> folder) {
        JsonObject json = new JsonObject();
        folder.ifPresent(path -> json.addProperty(GAMES, path.toString()));
        return json;
    }

    /// The folder; empty for a name that is invalid on this system.
    static Optional<Path> read(JsonObject json) {
        @Nullable JsonElement folder = json.get(GAMES);
        try {
            return Optional.ofNullable(folder).map(JsonElement::getAsString).map(Path::of);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
