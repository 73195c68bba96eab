package millebornes.desktop.controls;

import millebornes.session.Session;

/// The exit of a screen that offers to print the score sheet.
interface PrintExits {

    /// Prints the score sheet of a finished match.
    void printSheet(Session session);
}
