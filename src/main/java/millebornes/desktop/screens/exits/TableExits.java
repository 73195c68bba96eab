package millebornes.desktop.screens.exits;

import java.util.EnumSet;
import java.util.Set;
import millebornes.session.Session;

/// The ways out of the table.
public interface TableExits {

    /// The round on the table is over, and everything that has to be seen of it has been seen.
    void roundOver(Session session);

    /// The players want to leave the table; the game is not over, and they may come back to it.
    ///
    /// @param way one of those that are [#offered()]
    void leave(TableDestination way);

    /// The ways that the menu of the table offers.
    default Set<TableDestination> offered() {
        return EnumSet.allOf(TableDestination.class);
    }
}
