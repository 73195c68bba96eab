package millebornes.desktop.controls;

import millebornes.session.Session;

/// The ways out of the screen of a home computer, which deals the rounds of its match by itself.
public interface MicroExits {

    /// The person wants to leave the screen; the game is not over, and goes on when the person comes back.
    ///
    /// @param destination one that every table knows
    void leave(TableDestination destination);

    /// The match is over and its end was shown: it counts and is removed from the games to resume.
    void matchOver(Session session);

    /// The person has given up the match and confirmed it: it does not count.
    void abandoned(Session session);

    /// The same two want to play again, with other cards.
    void anotherGame(Session sessionBefore);
}
