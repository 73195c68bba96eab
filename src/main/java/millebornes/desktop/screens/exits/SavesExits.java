package millebornes.desktop.screens.exits;

import millebornes.save.KeptGame;

/// The ways on from the page of saved games.
public interface SavesExits {

    /// This game is to go on.
    void resume(KeptGame.Playable game);

    /// This game is to be watched again.
    void replay(KeptGame.Playable game);

    /// This game has gone from the shelf.
    void deleted(KeptGame game);

    /// Back to the first page.
    void home();
}
