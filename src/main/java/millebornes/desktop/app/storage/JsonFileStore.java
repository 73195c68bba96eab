package millebornes.desktop.app.storage;

import com.google.gson.JsonObject;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.function.Function;
import millebornes.save.StoredValue;
import millebornes.save.StoredValue.Found;
import millebornes.save.StoredValue.Source;

/// One value of the window in one small JSON file. File errors never stop the program: an unreadable file is set aside,
/// and a failed write is dropped at the end.
///
/// @param writer has it written
record JsonFileStore<T>(StoredValue<T> stored, DeferredFileWriter writer) {

    private static final Logger LOG = System.getLogger(JsonFileStore.class.getName());

    /// @param read makes the value of what was written; throws any unchecked exception when it is not such a value
    /// @param otherwise the value while nothing can be read
    static <T> JsonFileStore<T> of(
            Path file,
            DeferredFileWriter writer,
            Function<T, JsonObject> write,
            Function<JsonObject, T> read,
            T otherwise) {
        return new JsonFileStore<>(new StoredValue<>(file, write, read, otherwise), writer);
    }

    /// Reads the value. A damaged file is put aside, and the value of the second copy written in its place.
    Found<T> find() {
        Found<T> found = stored.find();
        if (found.source() == Source.SECOND_COPY || found.source() == Source.UNREADABLE) {
            LOG.log(Level.WARNING, stored.file() + " cannot be read: " + found.source());
            stored.putAside(found.source());
        }
        if (found.source() == Source.SECOND_COPY) {
            keep(found.value());
        }
        return found;
    }

    /// Queues a value to be written; see [DeferredFileWriter].
    void keep(T value) {
        writer.write(stored.file(), stored.text(value));
    }

    /// Gives the file another name, under which only people look for it.
    void putAside() {
        stored.putAside(Source.SECOND_COPY);
    }
}
