package millebornes.desktop.app.storage;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;

/// What the program notes for those who look after it: a few files in the folder `logs`, the oldest of which is written
/// over.
public final class LogFile implements AutoCloseable {

    private static final String FOLDER = "logs";

    /// The largest file, in bytes, and how many there are.
    private static final int LARGEST = 256 * 1024;

    private static final int FILES = 3;

    /// Kept, or it would be forgotten with its handlers.
    private final Logger logger = Logger.getLogger("millebornes");

    private final @Nullable Handler handler;

    private LogFile(@Nullable Handler handler) {
        this.handler = handler;
        if (handler != null) {
            logger.addHandler(handler);
        }
    }

    /// Has everything that is noted written there, too. Where that cannot be, it is noted on the terminal as before.
    ///
    /// @param home the program's own folder
    /// @return what ends it
    public static LogFile in(Path home) {
        try {
            Path folder = Files.createDirectories(home.resolve(FOLDER));
            // Every percent sign of the folder is doubled: one alone means something here.
            String pattern = folder.toString().replace("%", "%%") + "/millebornes-%u-%g.log";
            FileHandler file = new FileHandler(pattern, LARGEST, FILES, true);
            file.setFormatter(new SimpleFormatter());
            file.setEncoding("UTF-8");
            return new LogFile(file);
        } catch (IOException | SecurityException failed) {
            System.getLogger(LogFile.class.getName()).log(Level.WARNING, "no log in " + home, failed);
            return new LogFile(null);
        }
    }

    /// Nothing more is written there.
    @Override
    public void close() {
        if (handler != null) {
            logger.removeHandler(handler);
            handler.close();
        }
    }
}
