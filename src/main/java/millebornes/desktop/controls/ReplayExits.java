package millebornes.desktop.controls;

import millebornes.save.SavedGame;
import millebornes.session.GameConfig;

/// The ways on from a game that is watched again.
public interface ReplayExits {

    /// The same cards are to be played again, with other choices.
    void playAgain(GameConfig game);

    /// The player wants to try another continuation from here, which does not count.
    ///
    /// @param from the match as far as it was played again
    void practise(SavedGame from);

    /// The match, which is over, is to become a postcard.
    void postcard();

    /// Back to where it was chosen.
    void back();
}
