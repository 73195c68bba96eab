package millebornes.desktop.controls;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import millebornes.session.Session;
import millebornes.session.flow.SeatPhones;

/// The exits of the table: the screen calls them, the application implements them.
public interface TableExits {

    /// Called when the round is over and its end has been shown.
    void roundOver(Session session);

    /// Leaves the table; the game is not over and can be resumed.
    ///
    /// @param destination one of [#offered()]
    void leave(TableDestination destination);

    /// The phones on which people of this table may have their cards; empty if there are none.
    default Optional<SeatPhones> phones() {
        return Optional.empty();
    }

    /// The destinations in the menu of the table.
    default Set<TableDestination> offered() {
        return EnumSet.allOf(TableDestination.class);
    }
}
