package millebornes.save;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/// Coordinates several programs that change one small file, one after the other.
///
/// Invariant: no other program changes the file between the read and the write of a change. This does not hold on file
/// systems without locks, such as some network ones.
final class SharedFile {

    private static final Logger LOG = System.getLogger(SharedFile.class.getName());
    private static final Duration AGAIN = Duration.ofMillis(2);

    /// An action that reads and writes the file.
    @FunctionalInterface
    interface Change<T> {

        T apply() throws IOException;
    }

    private SharedFile() {}

    /// Carries out an action on a file while no other program does. Creates missing folders.
    ///
    /// @throws IOException thrown by the action, or when the lock cannot be taken
    static <T> T locked(Path file, Change<T> change) throws IOException {
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
            return change.apply();
        }
    }

    /// Waits for the lock of a file. It is released when its channel is closed or the program ends.
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
}
