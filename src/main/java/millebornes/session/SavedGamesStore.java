package millebornes.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import millebornes.save.LibraryGame;
import millebornes.save.RecoveredGame;

/// The saved games as the page that lists them needs them. Every method throws an exception if the disk fails.
public interface SavedGamesStore {

    /// All games, the most recently played first, including unreadable files.
    List<LibraryGame> games() throws IOException;

    /// Names a game; an empty name removes the name.
    void rename(LibraryGame.Playable game, String name) throws IOException;

    /// Moves a game into the bin.
    void delete(LibraryGame game) throws IOException;

    /// Moves the game out of the bin that was deleted last since the program was started.
    void restore() throws IOException;

    /// Every game in the bin.
    List<LibraryGame> binned() throws IOException;

    /// Moves a game out of the bin.
    void takeOut(LibraryGame game) throws IOException;

    /// Deletes every game in the bin for good.
    void emptyBin() throws IOException;

    /// Writes a copy of a game, readable or not, to a chosen file.
    void export(LibraryGame game, Path to) throws IOException;

    /// Imports a copy of a file, unless the same game is there already, at the same move or a later one. A file that is
    /// not a game is reported and left alone.
    BroughtIn bringIn(Path from) throws IOException;

    /// The result of an import.
    ///
    /// @param libraryGame the imported game, or the file with its problem
    /// @param arrival whether the game is new there
    record BroughtIn(LibraryGame libraryGame, Arrival arrival) {}

    /// The result of adding a game to the saved games.
    enum Arrival {
        NEW,
        THERE_ALREADY,
        /// the file is not a game and was not added
        REFUSED
    }

    /// Thrown when another window writes into the folder, so that this program may change nothing there.
    final class TakenOverException extends IOException {

        TakenOverException() {
            super("another window keeps the games");
        }
    }

    /// Adds the playable beginning of a damaged game as a new game, unless it is there. The damaged file is not
    /// changed.
    LibraryGame.Playable mend(RecoveredGame recovered) throws IOException;
}
