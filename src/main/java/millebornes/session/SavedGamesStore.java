package millebornes.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import millebornes.save.GameBeginning;
import millebornes.save.LibraryGame;

/// The saved games, for the page that lists them. Every method throws if the disk fails.
public interface SavedGamesStore {

    /// All games, the most recently played first, including unreadable files.
    List<LibraryGame> games() throws IOException;

    /// Gives a game a name; an empty one takes it away.
    void rename(LibraryGame.Playable game, String name) throws IOException;

    /// Puts a game into the bin.
    void delete(LibraryGame game) throws IOException;

    /// Takes the game out of the bin that was put there last since the program was started.
    void restore() throws IOException;

    /// Every game in the bin.
    List<LibraryGame> binned() throws IOException;

    /// Takes a game out of the bin.
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
        /// it has not
        REFUSED
    }

    /// Another window writes into the folder: nothing can be changed here.
    final class TakenOverException extends IOException {

        TakenOverException() {
            super("another window keeps the games");
        }
    }

    /// Adds the playable beginning of a damaged game, unless the same game is already there. Its file is not changed.
    LibraryGame.Playable mend(GameBeginning beginning) throws IOException;
}
