package millebornes.save;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// Changes a small file of text that several programs change.
///
/// Law: nobody else changes the file between what a change has read and what it writes. On disks that know no locks, as
/// some of a network, that is not promised.
public final class SharedFile {

    private static final Logger LOG = System.getLogger(SharedFile.class.getName());
    private static final Duration AGAIN = Duration.ofMillis(2);

    /// What becomes of a file's text.
    @FunctionalInterface
    public interface Change {

        /// The text that takes the place of another.
        ///
        /// @param before what the file holds, or null where there is none
        String apply(@Nullable String before);
    }

    private SharedFile() {}

    /// Changes a file, after whoever else is changing it. Folders that are missing are made.
    ///
    /// @throws IOException when it cannot be read or written; the file is what it was
    public static void change(Path file, Change change) throws IOException {
        Path whole = file.toAbsolutePath();
        Path folder = whole.getParent();
        if (folder == null) {
            throw new IOException("no file: " + file);
        }
        Files.createDirectories(folder);
        // Another file than the one that is changed: that one is replaced, and its lock with it.
        Path beside = whole.resolveSibling(whole.getFileName() + ".lock");
        try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            lock(channel);
            AtomicFile.write(whole, change.apply(text(whole)));
        }
    }

    /// The lock goes when its channel is closed, or its program ends.
    private static void lock(FileChannel channel) {
        while (true) {
            try {
                channel.lock();
                return;
            } catch (OverlappingFileLockException _) {
                // Another thread of this program changes it, for which the system does not wait.
                LockSupport.parkNanos(AGAIN.toNanos());
            } catch (IOException failed) {
                LOG.log(Level.DEBUG, "nothing can be locked here", failed);
                return;
            }
        }
    }

    private static @Nullable String text(Path file) throws IOException {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException _) {
            return null;
        }
    }
}
