package millebornes.desktop.controls;

import millebornes.session.Session;

/// The way to paper.
interface PrintExits {

    /// The score sheet of this match, which is over, is to be printed.
    void printSheet(Session session);
}
