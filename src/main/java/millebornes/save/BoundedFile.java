package millebornes.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;

/// Reads regular files up to a size. A symbolic link to a regular file counts as one.
///
/// Invariant: a read terminates and needs no more memory than the limit, whatever the name refers to. A pipe or a
/// device is not opened, and a file that grows or never ends is not read to its end.
public final class BoundedFile {

    private BoundedFile() {}

    /// Thrown for a file that is larger than the limit.
    public static final class TooLargeException extends FileSystemException {

        TooLargeException(Path file) {
            super(file.toString(), null, "too large to be read");
        }
    }

    /// The bytes of a file.
    ///
    /// @param most the largest file that is read, in bytes
    /// @throws TooLargeException when it is larger
    /// @throws IOException when it cannot be read, or is not a regular file
    public static byte[] bytes(Path file, int most) throws IOException {
        if (requireRegular(file) > most) {
            throw new TooLargeException(file);
        }
        // What a file says about its size need not be what it holds, as in /proc.
        ByteBuffer bytes = ByteBuffer.allocate(1 << 13);
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            while (channel.read(bytes) >= 0) {
                if (bytes.position() > most) {
                    throw new TooLargeException(file);
                }
                if (!bytes.hasRemaining()) {
                    bytes = ByteBuffer.wrap(Arrays.copyOf(bytes.array(), 2 * bytes.capacity()))
                            .position(bytes.position());
                }
            }
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    /// The text of a file in UTF-8.
    ///
    /// @param most the largest file that is read, in bytes
    /// @throws CharacterCodingException when it is not UTF-8
    /// @throws TooLargeException when it is larger
    /// @throws IOException when it cannot be read, or is not a regular file
    public static String text(Path file, int most) throws IOException {
        return text(bytes(file, most));
    }

    /// Decodes the bytes of a file, or of a request, as UTF-8.
    ///
    /// @throws CharacterCodingException when they are not UTF-8
    public static String text(byte[] file) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
    }

    /// Checks that the name is that of a regular file.
    ///
    /// @return its size, in bytes
    /// @throws IOException when there is none, or the name is not that of a regular file
    public static long requireRegular(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (!attributes.isRegularFile()) {
            throw new FileSystemException(file.toString(), null, "not a regular file");
        }
        return attributes.size();
    }
}
