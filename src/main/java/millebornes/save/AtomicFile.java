package millebornes.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Writes small files, of text or of bytes.
///
/// Law: whatever happens while a file is written, it holds what it held or what is new, whole.
public final class AtomicFile {

    /// How a file takes the place of another.
    @FunctionalInterface
    interface Mover {

        void move(Path from, Path to, CopyOption... options) throws IOException;
    }

    private AtomicFile() {}

    /// Writes a text in UTF-8 beside the file first, then puts it in its place. Folders that are missing are made.
    ///
    /// @throws IOException when it cannot be written; the file is what it was, and nothing else is left beside it
    public static void write(Path file, String text) throws IOException {
        write(file, text, Files::move);
    }

    /// Writes bytes, such as a picture, the same way.
    ///
    /// @throws IOException when they cannot be written; the file is what it was, and nothing else is left beside it
    public static void write(Path file, byte[] bytes) throws IOException {
        write(file, ByteBuffer.wrap(bytes), Files::move);
    }

    static void write(Path file, String text, Mover mover) throws IOException {
        write(file, StandardCharsets.UTF_8.encode(text), mover);
    }

    private static void write(Path file, ByteBuffer bytes, Mover mover) throws IOException {
        Path whole = file.toAbsolutePath();
        Path folder = whole.getParent();
        if (folder == null) {
            throw new IOException("no file: " + file);
        }
        Files.createDirectories(folder);
        Path beside = Files.createTempFile(folder, "." + whole.getFileName(), ".new");
        try {
            fill(beside, bytes);
            replace(beside, whole, mover);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /// The bytes are on the disk before the file takes its name, or a crash could leave the name without them.
    private static void fill(Path file, ByteBuffer bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /// Some disks of a network cannot replace a file in one step; then it is done in two.
    private static void replace(Path from, Path to, Mover mover) throws IOException {
        try {
            mover.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException _) {
            mover.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
