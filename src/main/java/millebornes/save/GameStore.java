package millebornes.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import millebornes.save.BadJson.Reason;

/// Saved games in files.
///
/// Law: whatever happens while a game is written, the file holds the old game or the new one, whole.
public final class GameStore {

    /// The largest file that is read, in bytes; a match of thousands of rounds fits in.
    static final long LARGEST = 1 << 26;

    private GameStore() {}

    /// The game of a file; its moves are not played yet, see [Playback].
    ///
    /// @throws IOException when the file cannot be read
    /// @throws BadJson when it is not a saved game
    /// @throws millebornes.engine.rules.BadSetup when its set-up has an unknown value
    public static GameFile read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new BadJson(Reason.TOO_LONG, "");
        }
        try {
            return GameFiles.read(new Fields(JsonText.object(Files.readString(file))));
        } catch (CharacterCodingException e) {
            BadJson bad = new BadJson(Reason.NOT_UTF_8, "");
            bad.initCause(e);
            throw bad;
        }
    }

    /// Writes a game beside the file first, then puts it in its place.
    ///
    /// @throws IOException when it cannot be written; the file is what it was
    public static void write(GameFile game, Path file) throws IOException {
        Path whole = file.toAbsolutePath();
        Path parent = whole.getParent();
        if (parent == null) {
            throw new IOException("no file: " + file);
        }
        Files.createDirectories(parent);
        Path beside = Files.createTempFile(parent, "." + whole.getFileName(), ".new");
        try {
            fill(beside, GameFiles.write(game) + "\n");
            replace(beside, whole);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /// The bytes are on the disk before the file takes its name, or a crash could leave the name without them.
    private static void fill(Path file, String text) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private static void replace(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
