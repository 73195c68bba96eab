package millebornes.desktop.controls;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import millebornes.session.Session;
import millebornes.session.flow.SeatPhones;

/// The ways out of the table.
public interface TableExits {

    /// The round on the table is over, and everything that has to be seen of it has been seen.
    void roundOver(Session session);

    /// The players want to leave the table; the game is not over, and they may come back to it.
    ///
    /// @param destination one of those that are [#offered()]
    void leave(TableDestination destination);

    /// The phones on which people of this table may have their cards; empty where there are none.
    default Optional<SeatPhones> phones() {
        return Optional.empty();
    }

    /// The ways that the menu of the table offers.
    default Set<TableDestination> offered() {
        return EnumSet.allOf(TableDestination.class);
    }
}
