package millebornes.desktop.app;

import java.util.List;
import java.util.Optional;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.records.Album;
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

    /// Opens a destination.
    ///
    /// @param back leads back to the page that is shown now, or to one in place of it
    void open(Destination destination, Runnable back);

    /// The set-up page after a game: junior stays junior.
    void setupAfter(GameConfig previousConfig);

    /// Deals other cards to those who have just played.
    void dealAgain(GameConfig previousConfig);

    /// Ends a match that is over; it counts.
    ///
    /// @return what it has put into the travel album
    List<Album.NewStamps> finished(Session session);

    /// The way to the page of the day whose deal a match was; empty where it was none.
    ///
    /// @param back shows what was there before
    Optional<Runnable> day(Session session, Runnable back);

    /// Ends a match that was given up; it does not count.
    void abandoned(Session session);

    /// Leads away from a match that is not over.
    ///
    /// @param back leads back to it from a page that is only visited
    default void leave(TableDestination destination, Runnable back) {
        switch (destination) {
            case HOME -> open(new Destination.Home(), back);
            case NEW_GAME -> open(new Destination.Setup(), back);
            // Only a match itself knows its phones.
            case PHONES -> back.run();
            case SETTINGS -> open(new Destination.Settings(), back);
            case RULES -> open(new Destination.Rules(), back);
            case SAVES -> open(new Destination.Saves(), back);
            case QUIT -> open(new Destination.Quit(), back);
        }
    }

    /// Lays the table for a session.
    @FunctionalInterface
    interface TableScreenFactory {

        AppScreen table(Session session, ScreenContext context, TableExits exits);
    }
}
