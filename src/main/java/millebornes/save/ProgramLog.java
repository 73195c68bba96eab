package millebornes.save;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.ConsoleHandler;
import java.util.logging.ErrorManager;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.Stream;

/// The log of the program and of its libraries: a few files in the folder `logs`, the oldest of which is overwritten.
/// While it is open nothing is logged on the terminal.
public final class ProgramLog implements AutoCloseable {

    private static final String FOLDER = "logs";

    /// The greatest size of a log file, in bytes.
    private static final int LARGEST = 256 * 1024;

    private static final int FILES = 3;

    /// The root logger. A field holds it because the log manager has only weak references to loggers.
    private final Logger root = Logger.getLogger("");

    private final Optional<Handler> file;
    private final List<Handler> terminal;

    private ProgramLog(Optional<Handler> file, boolean isQuiet) {
        this.file = file;
        this.terminal = isQuiet
                ? Stream.of(root.getHandlers())
                        .filter(ConsoleHandler.class::isInstance)
                        .toList()
                : List.of();
        terminal.forEach(root::removeHandler);
        file.ifPresent(root::addHandler);
    }

    /// Opens the log of a program with a window. If no file can be written, it logs to the terminal.
    ///
    /// @param home the data folder
    public static ProgramLog in(Path home) {
        try {
            return new ProgramLog(Optional.of(handler(home)), true);
        } catch (IOException | SecurityException failed) {
            System.getLogger(ProgramLog.class.getName()).log(Level.WARNING, "no log in " + home, failed);
            return new ProgramLog(Optional.empty(), false);
        }
    }

    /// Opens the log of a program that talks to people in the terminal. If no file can be written, nothing is logged: a
    /// screen reader would speak it in the middle of a game.
    ///
    /// @param home the data folder
    public static ProgramLog besideTerminal(Path home) {
        try {
            return new ProgramLog(Optional.of(handler(home)), true);
        } catch (IOException | SecurityException _) {
            return new ProgramLog(Optional.empty(), true);
        }
    }

    private static Handler handler(Path home) throws IOException {
        Path folder = Files.createDirectories(home.resolve(FOLDER));
        // Every percent sign of the folder is doubled: one alone means something here.
        String pattern = folder.toString().replace("%", "%%") + "/millebornes-%u-%g.log";
        FileHandler handler = new FileHandler(pattern, LARGEST, FILES, true);
        handler.setFormatter(new SimpleFormatter());
        handler.setEncoding("UTF-8");
        handler.setErrorManager(new SilentErrorManager());
        return handler;
    }

    /// Ignores that the log cannot be written, for example on a full disk. The default prints a stack trace on the terminal.
    private static final class SilentErrorManager extends ErrorManager {

        @Override
        public void error(String message, Exception failed, int code) {
            // The game goes on without a log.
        }
    }

    /// Closes the log; from now on the terminal shows what is logged.
    @Override
    public void close() {
        file.ifPresent(handler -> {
            root.removeHandler(handler);
            handler.close();
        });
        terminal.forEach(root::addHandler);
    }
}
