package millebornes.records;

import java.io.IOException;
import java.nio.file.Path;
import millebornes.save.StoredValue;

/// The file of the days played.
///
/// Invariant: of several programs that keep days at the same time none loses a day of another's. May be used on any
/// thread.
public final class DaysFile {

    private static final String NAME = "days.json";

    private final StoredValue<DaysPlayed> stored;

    /// @param home the program's own folder; neither it nor the file need be there
    public DaysFile(Path home) {
        this.stored = new StoredValue<>(home.resolve(NAME), DaysCodec::write, DaysCodec::read, DaysPlayed.NONE);
    }

    /// All days; none where there is no file.
    ///
    /// @throws IOException when neither the file nor its second copy can be read
    public DaysPlayed read() throws IOException {
        return stored.read();
    }

    /// Adds a day, unless it is there. An unreadable file is set aside first.
    ///
    /// @throws IOException when it cannot be written; the file is unchanged
    public void add(DayResult result) throws IOException {
        stored.change(before -> before.with(result));
    }

    /// The stored days.
    public StoredValue<DaysPlayed> stored() {
        return stored;
    }
}
