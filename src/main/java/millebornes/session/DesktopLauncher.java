package millebornes.session;

/// The way into the graphical game, found with [java.util.ServiceLoader].
///
/// It stands between the command line and the desktop, which may not know each other: a command that needs no window
/// loads no class of one.
public interface DesktopLauncher {

    /// Opens the window and returns when the player has closed it.
    ///
    /// @throws NoDisplayException when this machine has no display that can be opened; nothing has been shown then
    void open() throws NoDisplayException;

    /// There is no display to open a window on; the commands are still there.
    final class NoDisplayException extends Exception {

        /// @param cause what the toolkit said
        public NoDisplayException(Throwable cause) {
            super(cause);
        }
    }
}
