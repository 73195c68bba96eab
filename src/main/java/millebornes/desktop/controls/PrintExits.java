package millebornes.desktop.controls;

import millebornes.session.Session;

/// The exit to printing.
interface PrintExits {

    /// Prints the score sheet of a finished match.
    void printSheet(Session session);
}
