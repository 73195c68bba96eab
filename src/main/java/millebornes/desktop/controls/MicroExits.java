package millebornes.desktop.controls;

import millebornes.session.Session;

/// The exits of the retro screen of the 1980s edition, which deals the rounds of its match by itself. The screen calls
/// them, the application implements them.
public interface MicroExits {

    /// Leaves the screen; the game is not over and can be resumed.
    ///
    /// @param destination where to go; only those that every table offers
    void leave(TableDestination destination);

    /// Ends a match whose end was shown: it counts and can no longer be resumed.
    void matchOver(Session session);

    /// Ends a match that was given up, after a confirmation: it does not count.
    void abandoned(Session session);

    /// Starts a new game of the same two players, with another deal.
    void anotherGame(Session sessionBefore);
}
