package millebornes.desktop.app.storage;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import millebornes.save.UnreadableFile;

/// One value in one small file of JSON. Whatever happens to the file, the program goes on: what cannot be read is put
/// aside under a name of its own, what cannot be written is forgotten at the end.
///
/// @param writer has it written
/// @param read makes the value of what was written; throws any unchecked exception when it is not such a value
/// @param otherwise the value while nothing can be read
record JsonFileStore<T>(
        Path file,
        DeferredFileWriter writer,
        Function<T, JsonObject> write,
        Function<JsonObject, T> read,
        T otherwise) {

    private static final Logger LOG = System.getLogger(JsonFileStore.class.getName());
    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().create();

    /// What was read, and whether a file was there that could not be.
    record ReadResult<T>(T value, ReadStatus state) {}

    /// What became of the file.
    enum ReadStatus {
        READ,
        NOT_THERE,
        /// put aside, next to where it was
        UNREADABLE
    }

    ReadResult<T> find() {
        if (!Files.exists(file)) {
            return new ReadResult<>(otherwise, ReadStatus.NOT_THERE);
        }
        try {
            return new ReadResult<>(
                    read.apply(JsonParser.parseString(Files.readString(file)).getAsJsonObject()), ReadStatus.READ);
        } catch (IOException | RuntimeException unreadable) {
            LOG.log(Level.WARNING, file + " cannot be read", unreadable);
            putAside();
            return new ReadResult<>(otherwise, ReadStatus.UNREADABLE);
        }
    }

    /// Has a value written soon; see [DeferredFileWriter].
    void keep(T value) {
        writer.write(file, GSON.toJson(write.apply(value)) + System.lineSeparator());
    }

    /// Gives the file another name, under which nobody looks for it but people.
    void putAside() {
        UnreadableFile.putAside(file);
    }
}
