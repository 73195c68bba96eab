package millebornes.desktop.screens.setup;

import millebornes.session.Game;

/// The ways on from the set-up page.
public interface SetupExits {

    /// This game is to be played.
    void play(Game game);

    /// Back to the first page.
    void home();
}
