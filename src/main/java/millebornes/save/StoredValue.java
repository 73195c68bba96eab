package millebornes.save;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// One value in one JSON file, with a checksum over all of it ([ContentChecksum]) and a second copy beside it, which holds
/// the value before. May be used on any thread.
///
/// Law: while one of both copies is whole, a value is read; damage is reported, never taken for a value.
///
/// Example: `new StoredValue<>(home.resolve("days.json"), DaysCodec::write, DaysCodec::read, DaysPlayed.NONE)`.
public final class StoredValue<T> {

    /// The largest file that is read or written, in bytes: some 50,000 finished matches.
    private static final int LARGEST = 1 << 24;

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
        /// in the second copy: the file is damaged, or gone
        SECOND_COPY,
        /// there is neither
        NOT_THERE,
        /// neither can be read
        UNREADABLE
    }

    /// What was found.
    ///
    /// @param value the value for nothing, when there is none or none can be read
    public record Found<T>(T value, Source source) {}

    /// @param file neither it nor its folder need be there
    /// @param read throws any unchecked exception when the object is no such value
    /// @param none the value while there is no file
    public StoredValue(Path file, Function<T, JsonObject> write, Function<JsonObject, T> read, T none) {
        this.file = file;
        this.write = write;
        this.read = read;
        this.none = none;
    }

    /// Reads the value, from whichever copy is whole.
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

    private Found<T> second(Source otherwise) {
        try {
            @Nullable T value = value(AtomicFile.older(file));
            return value == null ? new Found<>(none, otherwise) : new Found<>(value, Source.SECOND_COPY);
        } catch (IOException _) {
            return new Found<>(none, Source.UNREADABLE);
        }
    }

    /// The value, from whichever copy is whole; the value for nothing where there is neither.
    ///
    /// @throws IOException when neither can be read
    public T read() throws IOException {
        Found<T> found = find();
        if (found.source() == Source.UNREADABLE) {
            throw new IOException(file + " cannot be read");
        }
        return found.value();
    }

    /// Changes the value, after any other program that changes it. A damaged file is put aside before.
    ///
    /// @return the value that is in the file now
    /// @throws IOException when the system does not let it be read or written; the file is what it was
    public T change(UnaryOperator<T> change) throws IOException {
        return SharedFile.locked(file, () -> {
            requireReadable();
            Found<T> before = find();
            if (before.source() == Source.SECOND_COPY || before.source() == Source.UNREADABLE) {
                putAside(before.source());
            }
            T after = change.apply(before.value());
            write(after);
            return after;
        });
    }

    /// Writes the value, whatever the file holds.
    ///
    /// @throws IOException when it cannot be written; the file is what it was
    public void write(T value) throws IOException {
        writeText(file, text(value));
    }

    /// Writes the value and has the second copy hold it, too: what was there before is gone for good.
    ///
    /// @throws IOException when it cannot be written
    public void replaceForGood(T value) throws IOException {
        SharedFile.locked(file, () -> {
            write(value);
            AtomicFile.write(AtomicFile.older(file), text(value));
            return value;
        });
    }

    /// The file's text for a value.
    public String text(T value) {
        return GSON.toJson(ContentChecksum.seal(write.apply(value))) + System.lineSeparator();
    }

    /// Writes such a text.
    ///
    /// @throws IOException when it cannot be written; the file is what it was
    public static void writeText(Path file, String text) throws IOException {
        if (text.length() > LARGEST / 3) {
            throw new IOException(file + " would be too large to be read");
        }
        AtomicFile.writeWithOlder(file, text);
    }

    /// Where the value lies.
    public Path file() {
        return file;
    }

    /// Gives what cannot be read another name, under which only people look for it. A second copy that is whole stays.
    public void putAside(Source source) {
        if (Files.exists(file)) {
            UnreadableFile.putAside(file);
        }
        if (source == Source.UNREADABLE && Files.exists(AtomicFile.older(file))) {
            UnreadableFile.putAside(AtomicFile.older(file));
        }
    }

    /// A file that the system does not let be read now may be whole: it is not put aside.
    private void requireReadable() throws IOException {
        if (Files.isRegularFile(file)) {
            try {
                BoundedFile.bytes(file, LARGEST);
            } catch (BoundedFile.TooLargeException | NoSuchFileException _) {
                // Not a matter of the system.
            }
        }
    }

    /// @return null when there is no such file
    private @Nullable T value(Path from) throws IOException {
        try {
            JsonObject json = StrictJsonParser.object(BoundedFile.text(from, LARGEST));
            ContentChecksum.open(json);
            return read.apply(json);
        } catch (NoSuchFileException _) {
            return null;
        } catch (RuntimeException wrong) {
            // Whatever a file holds that is no such value, there are many ways in which it is none.
            throw new IOException("no such value", wrong);
        }
    }
}
