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
interface MatchExits {

    /// A match in progress, at the table or on the retro screen.
    interface RunningMatch {

        Session session();

        /// Shows the match again, on the screen where the players left it.
        void goOn();

        /// Shows the match for the first time.
        ///
        /// @param phones whether people want their cards on phones
        default void begin(boolean phones) {
            goOn();
        }

        /// Called when the players have left the match.
        default void left() {}
    }

    /// Opens a destination.
    ///
    /// @param back goes back to the current page
    void open(Destination destination, Runnable back);

    /// The set-up page after a game; a junior game is followed by a junior set-up.
    void setupAfter(GameConfig previousConfig);

    /// Starts the same game with the same players and another deal.
    void dealAgain(GameConfig previousConfig);

    /// Ends a finished match and records it in scores, album and deals of the day.
    ///
    /// @return the new stamps in the travel album
    List<Album.NewStamps> finished(Session session);

    /// A callback that opens the page of the day whose deal the match was; empty for any other match.
    ///
    /// @param back goes back to the page before
    Optional<Runnable> day(Session session, Runnable back);

    /// Ends a match that was given up, and records nothing.
    void abandoned(Session session);

    /// Leaves a match that is not over.
    ///
    /// @param back goes back to the match, from a destination that does not end it
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

    /// Creates the table of a session.
    @FunctionalInterface
    interface TableScreenFactory {

        AppScreen table(Session session, ScreenContext context, TableExits exits);
    }
}
