package millebornes.desktop.app;

import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.exits.TableDestination;
import millebornes.desktop.screens.rules.RulesScreen;
import millebornes.desktop.screens.settings.SettingsScreen;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.Session;

/// The pages that a match leads to.
interface MatchPages {

    /// A match that is played, whatever it is played on.
    interface RunningMatch {

        Session session();

        /// Back to where the players were.
        void goOn();
    }

    void home();

    void setup();

    /// The games that are kept.
    AppScreen saves();

    /// Closes the window, after asking where that would lose a game.
    void quit();

    /// Deals a game, after asking where that would lose another.
    void askAndBegin(GameConfig game);

    /// Deals other cards to those who have just played.
    void dealAgain(GameConfig before);

    /// Shows a match again, move by move.
    ///
    /// @param back shows what was there before
    void replay(SavedGame game, Runnable back);

    /// A match is over: nobody goes on with it, and it counts.
    void finished(Session over);

    /// A match is given up: nobody goes on with it, and it does not count.
    void abandoned(Session session);

    /// Leads away from a match that is not over.
    ///
    /// @param back leads back to it from a page that is only visited
    default void leave(TableDestination way, ScreenHost shell, AppSettingsModel context, Runnable back) {
        switch (way) {
            case HOME -> home();
            case NEW_GAME -> setup();
            case SETTINGS -> shell.show(new SettingsScreen(context, back));
            case RULES -> shell.show(new RulesScreen(context, RulesScreen.FIRST, back));
            case SAVES -> saves();
            case QUIT -> quit();
        }
    }
}
