package millebornes.desktop.saves;

import millebornes.save.LibraryGame;
import millebornes.save.RecoveredGame;

/// The actions on saved games.
interface ShelfActions {

    /// Resumes the game.
    void play(ShelfGame game);

    /// Resumes the playable beginning of a damaged game.
    void mend(RecoveredGame recovered);

    /// Opens the replay of the game.
    void replay(ShelfGame game);

    /// Opens the postcard of the game, which is over.
    void postcard(ShelfGame game);

    /// Asks the user to rename the game.
    void rename(ShelfGame game);

    /// Asks for a file and writes a copy of the game there.
    void export(LibraryGame game, String title);

    /// Moves the game to the bin.
    void delete(LibraryGame game, String title);

    /// Restores the game from the bin.
    void takeOut(LibraryGame game, String title);

    /// Deletes everything in the bin.
    void emptyBin();
}
