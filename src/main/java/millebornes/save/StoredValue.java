package millebornes.save;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// One value in one JSON file, with a checksum of its content ([JsonFileChecksum]) and a second copy with the previous
/// value. Thread-safe.
///
/// Invariant: a value is read as long as one of the two copies is intact; damage is reported and never read as a value.
///
/// Example: `new StoredValue<>(home.resolve("days.json"), DaysCodec::write, DaysCodec::read, DaysPlayed.NONE)`.
public final class StoredValue<T> {

    /// The largest file that is read or written, in bytes: about 50,000 finished matches.
    private static final int LARGEST = 1 << 24;

    /// The most bytes of a UTF-16 unit in UTF-8.
    private static final int BYTES_EACH = 3;

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().serializeNulls().create();

    private final Path file;
    private final Function<T, JsonObject> write;
    private final Function<JsonObject, T> read;
    private final T none;

    /// Where a value was found.
    public enum Source {
        /// in the file
        FILE,
        /// in the second copy: the file is damaged or missing
        SECOND_COPY,
        /// neither copy exists
        NOT_THERE,
        /// neither copy can be read
        UNREADABLE
    }

    /// A value and its source.
    ///
    /// @param value the default value if there is none or none can be read
    public record Found<T>(T value, Source source) {}

    /// @param file the file; neither it nor its folder need exist
    /// @param read throws any unchecked exception for an invalid object
    /// @param none the default value while there is no file
    public StoredValue(Path file, Function<T, JsonObject> write, Function<JsonObject, T> read, T none) {
        this.file = file;
        this.write = write;
        this.read = read;
        this.none = none;
    }

    /// Reads the value from the copy that is intact.
    public Found<T> find() {
        try {
            @Nullable T value = value(file);
            if (value != null) {
                return new Found<>(value, Source.FILE);
            }
            return second(Source.NOT_THERE);
        } catch (IOException _) {
            return second(Source.UNREADABLE);
        }
    }

    private Found<T> second(Source fallbackSource) {
        try {
            @Nullable T value = value(AtomicFile.older(file));
            return value == null ? new Found<>(none, fallbackSource) : new Found<>(value, Source.SECOND_COPY);
        } catch (IOException _) {
            return new Found<>(none, Source.UNREADABLE);
        }
    }

    /// Reads the value from the copy that is intact; returns the default value if neither exists.
    ///
    /// @throws IOException when neither copy can be read
    public T read() throws IOException {
        Found<T> found = find();
        if (found.source() == Source.UNREADABLE) {
            throw new IOException(file + " cannot be read");
        }
        return found.value();
    }

    /// Changes the value while holding the lock. A damaged file is set aside first.
    ///
    /// @return the new value
    /// @throws IOException when the system does not allow it to be read or written; the file is unchanged
    public T change(UnaryOperator<T> change) throws IOException {
        return SharedFile.locked(file, () -> {
            requireReadable();
            Found<T> foundBefore = find();
            if (foundBefore.source() == Source.SECOND_COPY || foundBefore.source() == Source.UNREADABLE) {
                putAside(foundBefore.source());
            }
            T after = change.apply(foundBefore.value());
            write(after);
            return after;
        });
    }

    /// Writes the value, whatever the file holds.
    ///
    /// @throws IOException when it cannot be written; the file is unchanged
    public void write(T value) throws IOException {
        String text = text(value);
        if (text.length() > LARGEST / BYTES_EACH) {
            throw new IOException(file + " would be too large to be read");
        }
        AtomicFile.writeWithOlder(file, text);
    }

    /// Writes the value to both copies, so that the previous value is permanently deleted.
    ///
    /// @throws IOException when it cannot be written
    public void replaceForGood(T value) throws IOException {
        SharedFile.locked(file, () -> {
            write(value);
            AtomicFile.write(AtomicFile.older(file), text(value));
            return value;
        });
    }

    private String text(T value) {
        return GSON.toJson(JsonFileChecksum.seal(write.apply(value))) + System.lineSeparator();
    }

    /// The file of the value.
    public Path file() {
        return file;
    }

    /// Renames the copies that were unreadable according to the source of a value. An intact second copy stays.
    public void putAside(Source source) {
        if (Files.exists(file)) {
            UnreadableFile.putAside(file);
        }
        if (source == Source.UNREADABLE && Files.exists(AtomicFile.older(file))) {
            UnreadableFile.putAside(AtomicFile.older(file));
        }
    }

    /// Throws an exception if the system does not allow the file to be read: an intact file must not be set aside.
    private void requireReadable() throws IOException {
        if (Files.isRegularFile(file)) {
            try {
                BoundedFile.bytes(file, LARGEST);
            } catch (BoundedFile.TooLargeException | NoSuchFileException _) {
                // Not a matter of the system.
            }
        }
    }

    /// The value in one of the copies, or null when there is no such file.
    private @Nullable T value(Path from) throws IOException {
        try {
            JsonObject json = StrictJsonParser.object(BoundedFile.text(from, LARGEST));
            JsonFileChecksum.open(json);
            return read.apply(json);
        } catch (NoSuchFileException _) {
            return null;
        } catch (RuntimeException wrong) {
            // Whatever a file holds that is no such value, there are many ways in which it is none.
            throw new IOException("no such value", wrong);
        }
    }

    /// Renames unreadable files, so that their content is neither lost nor in the way.
    static final class UnreadableFile {

        private static final Logger LOG = System.getLogger(UnreadableFile.class.getName());
        private static final String ASIDE = ".unreadable";

        private UnreadableFile() {}

        /// Renames the file to a free name that the program does not read. If that fails, it stays.
        public static void putAside(Path file) {
            try {
                Path aside = file.resolveSibling(file.getFileName() + ASIDE);
                for (int number = 2; Files.exists(aside); number++) {
                    aside = file.resolveSibling(file.getFileName() + ASIDE + "-" + number);
                }
                Files.move(file, aside);
            } catch (IOException failed) {
                LOG.log(Level.WARNING, file + " cannot be put aside", failed);
            }
        }
    }
}
