package millebornes.desktop.screens.exits;

import millebornes.session.GameConfig;

/// The ways on from a game that is watched again.
public interface ReplayExits {

    /// The same cards are to be played again, with other choices.
    void playAgain(GameConfig game);

    /// The match, which is over, is to become a postcard.
    void postcard();

    /// Back to where it was chosen.
    void back();
}
