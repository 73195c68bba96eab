package millebornes.session.daily;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import millebornes.save.SharedFile;
import millebornes.save.UnreadableFile;
import org.jspecify.annotations.Nullable;

/// The file of the days played.
///
/// Law: of several programs that keep days at the same time none loses a day of another's. May be used on any thread.
public final class DaysFile {

    private static final String NAME = "days.json";
    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().create();

    private final Path file;

    /// @param home the program's own folder; neither it nor the file need be there
    public DaysFile(Path home) {
        this.file = home.resolve(NAME);
    }

    /// All days; none where there is no file.
    ///
    /// @throws IOException when the file cannot be read, or holds anything else
    public DaysPlayed read() throws IOException {
        try {
            return days(Files.readString(file));
        } catch (NoSuchFileException _) {
            return DaysPlayed.NONE;
        }
    }

    /// Keeps a day, unless that one is kept. A file that holds anything else is put aside before.
    ///
    /// @throws IOException when it cannot be written; the file is what it was
    public void add(DayResult result) throws IOException {
        SharedFile.change(
                file, before -> GSON.toJson(DaysCodec.write(readable(before).with(result))) + System.lineSeparator());
    }

    /// Gives a file that cannot be read another name, under which nobody looks for it but people.
    public void putAside() {
        UnreadableFile.putAside(file);
    }

    private DaysPlayed readable(@Nullable String before) {
        try {
            return before == null ? DaysPlayed.NONE : days(before);
        } catch (IOException _) {
            putAside();
            return DaysPlayed.NONE;
        }
    }

    /// Whatever a file holds that is no list of days, there are many ways in which it is none.
    private static DaysPlayed days(String text) throws IOException {
        try {
            return DaysCodec.read(JsonParser.parseString(text).getAsJsonObject());
        } catch (RuntimeException wrong) {
            throw new IOException("no days", wrong);
        }
    }
}
