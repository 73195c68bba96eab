package millebornes.desktop.screens.exits;

import millebornes.session.Session;

/// The ways out of the table.
public interface TableExits {

    /// The round on the table is over, and everything that has to be seen of it has been seen.
    void roundOver(Session session);

    /// The players want to leave the table; the game is not over.
    void leave();
}
