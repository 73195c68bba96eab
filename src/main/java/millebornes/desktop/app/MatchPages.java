package millebornes.desktop.app;

import java.util.List;
import java.util.Optional;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ReplayMoment;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.rules.RulesScreen;
import millebornes.desktop.settings.SettingsScreen;
import millebornes.records.Album;
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

        /// Goes on with it for the first time.
        ///
        /// @param phones whether people want their cards on phones
        default void begin(boolean phones) {
            goOn();
        }

        /// The players have turned to something else than this match.
        default void left() {}
    }

    void home();

    void setup();

    /// The set-up page after a game: junior stays junior.
    void setupAfter(GameConfig before);

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
    /// @param moment the choice where it begins, which is offered to be made otherwise; its deal where nothing is said
    /// @param back shows what was there before
    void replay(SavedGame game, Optional<ReplayMoment> moment, Runnable back);

    /// Ends a match that is over; it counts.
    ///
    /// @return what it has put into the travel album
    List<Album.NewStamps> finished(Session over);

    /// The way to the page of the day whose deal a match was; empty where it was none.
    ///
    /// @param back shows what was there before
    Optional<Runnable> day(Session over, Runnable back);

    /// Ends a match that was given up; it does not count.
    void abandoned(Session session);

    /// Leads away from a match that is not over.
    ///
    /// @param back leads back to it from a page that is only visited
    default void leave(TableDestination way, ScreenHost shell, ScreenContext context, Runnable back) {
        switch (way) {
            case HOME -> home();
            case NEW_GAME -> setup();
            // Only a match itself knows its phones.
            case PHONES -> back.run();
            case SETTINGS -> shell.show(new SettingsScreen(context, back));
            case RULES -> shell.show(new RulesScreen(context, RulesScreen.FIRST, back));
            case SAVES -> saves();
            case QUIT -> quit();
        }
    }

    /// Lays the table for a session.
    @FunctionalInterface
    interface TableScreenFactory {

        AppScreen table(Session session, ScreenContext context, TableExits exits);
    }
}
