package millebornes.desktop.table;

import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.session.Session;

/// The exits of a table at which a test stays.
record Nowhere() implements TableExits {

    @Override
    public void roundOver(Session session) {}

    @Override
    public void leave(TableDestination destination) {}
}
