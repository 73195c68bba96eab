package millebornes.desktop.controls;

import millebornes.session.GameConfig;

/// The ways on from the set-up page.
public interface SetupExits {

    /// This game is to be played.
    void play(GameConfig game);

    /// Back to the first page.
    void home();
}
