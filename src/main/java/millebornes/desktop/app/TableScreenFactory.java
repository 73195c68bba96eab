package millebornes.desktop.app;

import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.exits.TableExits;
import millebornes.session.Session;

/// Lays the table for a session.
@FunctionalInterface
interface TableScreenFactory {

    AppScreen table(Session session, AppSettingsModel context, TableExits exits);
}
