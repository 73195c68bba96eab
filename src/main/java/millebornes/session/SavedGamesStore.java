package millebornes.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import millebornes.save.GameBeginning;
import millebornes.save.GameLibraryEntry;

/// The games that are kept, as the page of them needs it. Every method throws when the disk does not let it.
public interface SavedGamesStore {

    /// Every game, the one that was played last first; what cannot be read is among them.
    List<GameLibraryEntry> games() throws IOException;

    /// Gives a game a name; an empty one takes it away.
    void rename(GameLibraryEntry.Playable game, String name) throws IOException;

    /// Takes a game off the shelf; [#restore()] brings it back until the next one goes.
    void delete(GameLibraryEntry game) throws IOException;

    /// Brings back what was deleted last.
    void restore() throws IOException;

    /// Writes a copy of a game, readable or not, to a file that somebody has chosen.
    void export(GameLibraryEntry game, Path to) throws IOException;

    /// Puts a copy of a file among the games. A file that is no game stays where it is, and is told.
    ///
    /// @return the game among the others, or the file with what is wrong with it
    GameLibraryEntry bringIn(Path from) throws IOException;

    /// Puts as much of a damaged game among the games as can be played. Its file stays as it is.
    GameLibraryEntry.Playable mend(GameBeginning damaged) throws IOException;
}
