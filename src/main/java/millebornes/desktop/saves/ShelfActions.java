package millebornes.desktop.saves;

import millebornes.save.GameBeginning;
import millebornes.save.LibraryGame;

/// What can be done with what stands on a shelf.
interface ShelfActions {

    /// The game is to go on.
    void play(ShelfGame game);

    /// As much of a damaged game as can be played is to go on.
    void mend(GameBeginning beginning);

    /// The game is to be watched.
    void replay(ShelfGame game);

    /// The game, which is over, is to become a postcard.
    void postcard(ShelfGame game);

    /// Asks the user to rename the game.
    void rename(ShelfGame game);

    /// A copy is to be written somewhere.
    void export(LibraryGame game, String title);

    /// It is to go into the bin.
    void delete(LibraryGame game, String title);

    /// It is to come out of the bin.
    void takeOut(LibraryGame game, String title);

    /// Everything in the bin is to go for good.
    void emptyBin();
}
