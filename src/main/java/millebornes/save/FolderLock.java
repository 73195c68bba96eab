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

/// Which of several running programs writes into a folder: the first one, until it ends or another one takes over.
///
/// The system's lock of a file says whether the first one still runs, however it ended; a word in a second file says
/// who writes, so that it can be taken over from a program that still runs and finds out before it writes again.
///
/// Law: of two programs, at most one is told [#isMine] at a time once both have asked.
public final class FolderLock implements AutoCloseable {

    private static final Logger LOG = System.getLogger(FolderLock.class.getName());
    private static final String LOCK = "window.lock";
    private static final String WRITER = "window.writer";
    private static final int LONGEST_WORD = 1000;

    private final Path folder;

    /// No other program that may write here has the same. Numbers that nobody can guess would take the start ten
    /// milliseconds more, and nobody is kept out by this word who may write the folder.
    private final String word =
            ProcessHandle.current().pid() + " " + System.currentTimeMillis() + " " + System.nanoTime();

    private @Nullable FileChannel channel;
    private volatile boolean writes;

    private FolderLock(Path folder) {
        this.folder = folder;
    }

    /// Takes a folder, unless another program has it. A folder that cannot be written at all is taken too: whoever
    /// writes into it will say so.
    public static FolderLock of(Path folder) {
        FolderLock lock = new FolderLock(folder);
        try {
            Files.createDirectories(folder);
            lock.writes = lock.lock();
            if (lock.writes) {
                AtomicFile.write(lock.writer(), lock.word);
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, folder + " cannot be locked", failed);
            lock.writes = true;
        }
        return lock;
    }

    /// Whether this program writes into the folder. May be asked on any thread.
    public synchronized boolean isMine() {
        if (writes && isTaken()) {
            writes = false;
            release();
        }
        return writes;
    }

    /// What [#isMine] said last. Touches no file and never waits: for the JavaFX thread.
    public boolean wasMine() {
        return writes;
    }

    /// From now on this program writes into the folder, and no other does.
    ///
    /// @throws IOException when the folder cannot be written
    public synchronized void takeOver() throws IOException {
        AtomicFile.write(writer(), word);
        writes = true;
    }

    /// Lets the folder go.
    @Override
    public synchronized void close() {
        writes = false;
        release();
    }

    /// Who took over from a program that has ended meanwhile gets its lock, too.
    private boolean isTaken() {
        try {
            if (channel == null) {
                lock();
            }
            return !BoundedFile.text(writer(), LONGEST_WORD).equals(word);
        } catch (NoSuchFileException _) {
            return false;
        } catch (IOException failed) {
            LOG.log(Level.WARNING, folder + " does not say who writes", failed);
            return false;
        }
    }

    private boolean lock() throws IOException {
        FileChannel opened =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            @Nullable FileLock held = opened.tryLock();
            if (held != null) {
                channel = opened;
                return true;
            }
        } catch (OverlappingFileLockException _) {
            // Another window of the same process has it.
        }
        opened.close();
        return false;
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
