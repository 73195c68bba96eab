package millebornes.save;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/// Decides which of several running programs writes into a folder: the first, until it ends or another one takes over.
///
/// A file lock tells whether the first program still runs, however it ended. A token in a second file tells which one
/// writes, so that writing can be taken over from a running program, which notices before it writes again.
///
/// Invariant: once both have asked, [#isMine] is true for at most one of two programs at a time.
public final class FolderLock implements AutoCloseable {

    private static final Logger LOG = System.getLogger(FolderLock.class.getName());
    private static final String LOCK = "window.lock";
    private static final String WRITER = "window.writer";
    private static final int LONGEST_WORD = 1000;

    private final Path folder;

    /// This program's token, which no other program here has. A secure random number would delay the start by ten
    /// milliseconds, and the token need not be secret: anyone who can read it can write the folder.
    private final String word =
            ProcessHandle.current().pid() + " " + System.currentTimeMillis() + " " + System.nanoTime();

    private @Nullable FileChannel channel;
    private volatile boolean writes;

    private FolderLock(Path folder) {
        this.folder = folder;
    }

    /// Takes the lock of a folder, unless another program has it. A folder that cannot be locked counts as this
    /// program's; if it cannot be written either, the first write reports the error.
    public static FolderLock of(Path folder) {
        FolderLock lock = new FolderLock(folder);
        try {
            Files.createDirectories(folder);
            lock.writes = lock.lock();
            if (lock.writes) {
                AtomicFile.write(lock.writer(), lock.word);
            }
        } catch (IOException failed) {
            LOG.log(Level.DEBUG, folder + " cannot be locked", failed);
            lock.writes = true;
        }
        return lock;
    }

    /// Whether this program writes into the folder. Thread-safe.
    public synchronized boolean isMine() {
        if (writes && isTaken()) {
            writes = false;
            release();
        }
        return writes;
    }

    /// The last result of [#isMine]. Accesses no file and never waits, so it may be called on the JavaFX thread.
    public boolean wasMine() {
        return writes;
    }

    /// Makes this program the one that writes into the folder, instead of any other.
    ///
    /// @throws IOException when the folder cannot be written
    public synchronized void takeOver() throws IOException {
        AtomicFile.write(writer(), word);
        writes = true;
    }

    /// Releases the lock.
    @Override
    public synchronized void close() {
        writes = false;
        release();
    }

    /// Whether another program has taken over. Also takes the file lock if the program that had it has ended.
    private boolean isTaken() {
        try {
            if (channel == null) {
                lock();
            }
            return !BoundedFile.text(writer(), LONGEST_WORD).equals(word);
        } catch (NoSuchFileException _) {
            return false;
        } catch (IOException failed) {
            LOG.log(Level.DEBUG, folder + " does not say who writes", failed);
            return false;
        }
    }

    private boolean lock() throws IOException {
        FileChannel opened =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        @Nullable FileLock held = null;
        try {
            held = opened.tryLock();
        } catch (OverlappingFileLockException _) {
            // Another window of the same process has it.
        } finally {
            if (held == null) {
                opened.close();
            } else {
                channel = opened;
            }
        }
        return held != null;
    }

    private void release() {
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException failed) {
                LOG.log(Level.WARNING, folder + " cannot be let go", failed);
            }
            channel = null;
        }
    }

    private Path writer() {
        return folder.resolve(WRITER);
    }
}
