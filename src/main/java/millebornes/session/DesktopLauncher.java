package millebornes.session;

import java.nio.file.Path;
import java.util.List;

/// Starts the graphical game; found with [java.util.ServiceLoader].
///
/// It decouples the command line from the desktop: a command without a window loads no class of the toolkit.
public interface DesktopLauncher {

    /// Opens the window and returns when the player has closed it.
    ///
    /// @param games files of games to import and show on the page of saved games; if empty, the home page is shown
    /// @throws NoDisplayException when this machine has no display that can be opened; nothing has been shown then
    /// @throws MissingLibraryException when a system library for windows is missing; nothing has been shown
    void open(List<Path> games) throws NoDisplayException, MissingLibraryException;

    /// Thrown when there is no display to open a window on. The commands can still be used.
    final class NoDisplayException extends Exception {

        /// @param cause the toolkit's exception
        public NoDisplayException(Throwable cause) {
            super(cause);
        }
    }

    /// Thrown when the system lacks a library that windows need. The commands can still be used.
    final class MissingLibraryException extends Exception {

        private final String library;

        /// @param library the library's name as the system reports it
        /// @param cause the toolkit's exception
        public MissingLibraryException(String library, Throwable cause) {
            super(cause);
            this.library = library;
        }

        /// The library's name as the system reports it, such as `libgtk-3.so.0`.
        public String library() {
            return library;
        }
    }
}
