package millebornes.save;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file that the program cannot read: what a person has in it shall not be lost, nor be in the way.
final class UnreadableFile {

    private static final Logger LOG = System.getLogger(UnreadableFile.class.getName());
    private static final String ASIDE = ".unreadable";

    private UnreadableFile() {}

    /// Gives the file another name, under which nobody looks for it but people; no file is ever replaced by it. Where that
    /// cannot be, it stays.
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
