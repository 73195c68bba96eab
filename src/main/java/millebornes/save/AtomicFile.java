package millebornes.save;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.CopyOption;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// Writes small files, of text or of bytes.
///
/// Invariant: whatever happens during a write, the file holds either its old or its new content, complete. Once the
/// call has returned it holds the new content, even after a power cut. A symbolic link stays a link: its target is
/// written.
///
/// Where the file system has POSIX permissions, only the owner can read and write the file, since it may hold keys or
/// hands of cards. [#export] and [#copy] write a file for anyone: it has the permissions of the file that it replaces,
/// or those of a new file by the umask.
public final class AtomicFile {

    private static final Logger LOG = System.getLogger(AtomicFile.class.getName());

    /// The suffix of the second copy that [#writeWithOlder] maintains.
    static final String OLDER = ".old";

    /// The most symbolic links that are followed to a file.
    private static final int MOST_LINKS = 40;

    /// The number of attempts to replace a file that a virus scanner may hold open for a few hundredths of a second.
    private static final int MOST_TRIES = 10;

    private static final Duration BETWEEN_TRIES = Duration.ofMillis(20);

    private enum Access {
        OWNER,
        ANYONE
    }

    /// Replaces a file by another one.
    @FunctionalInterface
    interface Mover {

        void move(Path from, Path to, CopyOption... options) throws IOException;
    }

    private AtomicFile() {}

    /// Writes a text in UTF-8 to a temporary file in the same folder, then renames it. Creates missing folders.
    ///
    /// @throws IOException when it cannot be written, or the name is not that of a regular file; then the file is
    ///     unchanged and no temporary file is left
    public static void write(Path file, String text) throws IOException {
        write(file, text, Files::move);
    }

    /// Writes bytes, such as an image, to a file that a person has chosen.
    ///
    /// @throws IOException as [#write]
    public static void export(Path file, byte[] bytes) throws IOException {
        write(file, ByteBuffer.wrap(bytes), Files::move, null, Access.ANYONE);
    }

    static void write(Path file, String text, Mover mover) throws IOException {
        write(file, StandardCharsets.UTF_8.encode(text), mover, null, Access.OWNER);
    }

    /// Writes a text as [#write] and keeps the previous content in a second copy with the suffix `.old`. If there was
    /// none, both hold the new text. If the second copy cannot be written, the file is still written.
    ///
    /// Invariant: after a power cut at any moment, at least one of the two files is complete.
    ///
    /// @throws IOException as [#write]
    public static void writeWithOlder(Path file, String text) throws IOException {
        write(file, StandardCharsets.UTF_8.encode(text), Files::move, older(file), Access.OWNER);
    }

    /// Copies a regular file of at most so many bytes; writes the copy as [#export].
    ///
    /// @throws IOException as [#write], or when it cannot be read
    public static void copy(Path from, Path to, int most) throws IOException {
        export(to, BoundedFile.bytes(from, most));
    }

    /// The name of a file's second copy.
    static Path older(Path file) {
        return file.resolveSibling(file.getFileName() + OLDER);
    }

    private static void write(Path file, ByteBuffer bytes, Mover mover, @Nullable Path older, Access access)
            throws IOException {
        Path whole = target(file.toAbsolutePath());
        Path folder = whole.getParent();
        if (folder == null) {
            throw new IOException("no file: " + file);
        }
        Files.createDirectories(folder);
        boolean replaces = Files.exists(whole);
        if (replaces) {
            BoundedFile.requireRegular(whole);
        }
        Path beside = beside(folder, whole);
        try {
            if (access == Access.ANYONE) {
                // Unlike a temporary file, a plain one has the permissions of the umask.
                Files.delete(beside);
                Files.createFile(beside);
            }
            fill(beside, bytes.duplicate());
            if (access == Access.ANYONE && replaces) {
                copyPermissions(whole, beside);
            }
            @Nullable Path before = older == null || !replaces ? null : held(whole, folder);
            try {
                replace(beside, whole, mover);
                keepOlder(before, older, bytes, folder);
            } finally {
                if (before != null) {
                    Files.deleteIfExists(before);
                }
            }
            force(folder);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /// The target of a chain of symbolic links; it need not exist.
    private static Path target(Path file) throws IOException {
        Path target = file;
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links > MOST_LINKS) {
                throw new FileSystemException(file.toString(), null, "a link that leads to itself");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static Path beside(Path folder, Path file) throws IOException {
        return Files.createTempFile(
                folder, TemporaryFileCleaner.prefix(file.getFileName().toString()), TemporaryFileCleaner.SUFFIX);
    }

    /// Writes the bytes to a file and forces them to the disk: a crash after the rename could leave it empty otherwise.
    private static void fill(Path file, ByteBuffer bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private static void copyPermissions(Path from, Path to) {
        try {
            Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
        } catch (IOException | UnsupportedOperationException failed) {
            LOG.log(Level.DEBUG, to + " has no permissions of its own", failed);
        }
    }

    /// Keeps the current content under another name, which is returned: a hard link if the file system supports it,
    /// since the bytes are already on disk; otherwise a copy. Null when neither is possible.
    private static @Nullable Path held(Path file, Path folder) throws IOException {
        Path name = beside(folder, file);
        try {
            Files.delete(name);
            Files.createLink(name, file);
            return name;
        } catch (IOException | UnsupportedOperationException _) {
            return copied(file, name);
        }
    }

    private static @Nullable Path copied(Path file, Path name) throws IOException {
        try {
            Files.copy(file, name, StandardCopyOption.REPLACE_EXISTING);
            try (FileChannel channel = FileChannel.open(name, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            return name;
        } catch (IOException failed) {
            LOG.log(Level.WARNING, file + " has no second copy", failed);
            Files.deleteIfExists(name);
            return null;
        }
    }

    /// Replaces the second copy, after the file itself was replaced, so that one of both is complete at any moment.
    private static void keepOlder(@Nullable Path before, @Nullable Path older, ByteBuffer fresh, Path folder) {
        try {
            if (before != null && older != null) {
                replace(before, older, Files::move);
            } else if (older != null && !Files.exists(older)) {
                Path first = beside(folder, older);
                try {
                    fill(first, fresh.duplicate());
                    replace(first, older, Files::move);
                } finally {
                    Files.deleteIfExists(first);
                }
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, older + " cannot be written", failed);
        }
    }

    /// Renames a file. On Windows, where no file can be replaced that another program, such as a virus scanner, has
    /// open, tries again for a moment.
    private static void replace(Path from, Path to, Mover mover) throws IOException {
        boolean windows = to.getFileSystem().getSeparator().equals("\\");
        for (int tries = windows ? MOST_TRIES : 1; tries > 1; tries--) {
            try {
                replaceOnce(from, to, mover);
                return;
            } catch (FileSystemException held) {
                LOG.log(Level.DEBUG, to + " cannot be replaced yet", held);
                LockSupport.parkNanos(BETWEEN_TRIES.toNanos());
            }
        }
        replaceOnce(from, to, mover);
    }

    /// Renames a file atomically or, on network file systems that cannot do that, non-atomically.
    private static void replaceOnce(Path from, Path to, Mover mover) throws IOException {
        try {
            mover.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException _) {
            mover.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /// Forces the folder's entries to the disk. Some systems do not allow that; they write the names together with the
    /// files.
    private static void force(Path folder) {
        try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
            names.force(true);
        } catch (IOException failed) {
            LOG.log(Level.DEBUG, folder + " cannot be forced", failed);
        }
    }
}
