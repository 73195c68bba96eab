package millebornes.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import millebornes.save.GameBeginning;
import millebornes.save.LibraryGame;

/// The games that are kept, as the page of them needs it. Every method throws when the disk does not let it.
public interface SavedGamesStore {

    /// Every game, the one that was played last first; what cannot be read is among them.
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

    /// Writes a copy of a game, readable or not, to a file that somebody has chosen.
    void export(LibraryGame game, Path to) throws IOException;

    /// Puts a copy of a file among the games, unless the same game is among them, as far as in the file or further. A file
    /// that is no game stays where it is, and is told.
    BroughtIn bringIn(Path from) throws IOException;

    /// What came of a file that was brought in.
    ///
    /// @param entry the game among the others, or the file with what is wrong with it
    /// @param arrival whether the game is new there
    record BroughtIn(LibraryGame entry, Arrival arrival) {}

    /// How a game has come among the others.
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

    /// Puts as much of a damaged game among the games as can be played, unless the same game is among them. Its file stays as
    /// it is.
    LibraryGame.Playable mend(GameBeginning damaged) throws IOException;
}
