package millebornes.desktop.controls;

import millebornes.save.LibraryGame;

/// The ways on from the page of saved games.
public interface SavesExits {

    /// This game is to go on.
    void resume(LibraryGame.Playable game);

    /// This game is to be watched again.
    void replay(LibraryGame.Playable game);

    /// This game, which is over, is to become a postcard.
    void postcard(LibraryGame.Playable game);

    /// This game was removed from the list.
    void deleted(LibraryGame game);

    /// The bin is to be emptied, if the answer to a question says so.
    void emptyBin(Runnable empty);

    /// Back to the first page.
    void home();
}
