package millebornes.save;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;

/// Sets an unreadable file aside, so that its content is neither lost nor in the way.
final class UnreadableFile {

    private static final Logger LOG = System.getLogger(UnreadableFile.class.getName());
    private static final String ASIDE = ".unreadable";

    private UnreadableFile() {}

    /// Renames the file to a free name that the program does not read. If that fails, it stays.
    public static void putAside(Path file) {
        try {
            Path aside = file.resolveSibling(file.getFileName() + ASIDE);
            for (int number = 2; Files.exists(aside); number++) {
                aside = file.resolveSibling(file.getFileName() + ASIDE + "-" + number);
            }
            Files.move(file, aside);
        } catch (IOException failed) {
            LOG.log(Level.WARNING, file + " cannot be put aside", failed);
        }
    }
}
