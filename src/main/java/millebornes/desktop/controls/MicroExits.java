package millebornes.desktop.controls;

import millebornes.session.Session;

/// The exits of the retro screen, which deals the rounds of its match by itself.
public interface MicroExits {

    /// Leaves the screen; the game is not over and can be resumed.
    ///
    /// @param destination one that every table offers
    void leave(TableDestination destination);

    /// The match is over and its end was shown: it counts and is removed from the resumable games.
    void matchOver(Session session);

    /// The match was given up, after a confirmation: it does not count.
    void abandoned(Session session);

    /// Starts a new game of the same two players, with another deal.
    void anotherGame(Session sessionBefore);
}
