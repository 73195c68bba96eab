package millebornes.session;

import java.nio.file.Path;
import java.util.List;

/// The way into the graphical game, found with [java.util.ServiceLoader].
///
/// It stands between the command line and the desktop, which may not know each other: a command that needs no window
/// loads no class of one.
public interface DesktopLauncher {

    /// Opens the window and returns when the player has closed it.
    ///
    /// @param games files of games to put among those that are kept and to show there; none shows the first page
    /// @throws NoDisplayException when this machine has no display that can be opened; nothing has been shown then
    /// @throws MissingLibraryException when the system lacks what windows are made with; nothing has been shown then
    void open(List<Path> games) throws NoDisplayException, MissingLibraryException;

    /// There is no display to open a window on; the commands are still there.
    final class NoDisplayException extends Exception {

        /// @param cause what the toolkit said
        public NoDisplayException(Throwable cause) {
            super(cause);
        }
    }

    /// The system lacks a library that windows are made with; the commands are still there.
    final class MissingLibraryException extends Exception {

        private final String library;

        /// @param library the library's name as the system said it
        /// @param cause what the toolkit said
        public MissingLibraryException(String library, Throwable cause) {
            super(cause);
            this.library = library;
        }

        /// The library's name as the system said it, such as `libgtk-3.so.0`.
        public String library() {
            return library;
        }
    }
}
