package millebornes.desktop.controls;

import millebornes.session.Session;

/// The ways out of the screen of a home computer, which deals the rounds of its match by itself.
public interface MicroExits {

    /// The person wants to leave the screen; the game is not over, and goes on when the person comes back.
    ///
    /// @param way one that every table knows
    void leave(TableDestination way);

    /// The match is over, and everybody has seen how it ended: it counts, and nobody goes on with it.
    void matchOver(Session over);

    /// The person has given the match up, and has said so twice: nobody goes on with it, and it does not count.
    void abandoned(Session session);

    /// The same two want to play again, with other cards.
    void anotherGame(Session before);
}
