package millebornes.save;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import millebornes.save.BadJsonException.Problem;

/// Reads and writes saved games in files.
public final class SavedGameFiles {

    /// The largest file that is read or written, in bytes: three times the longest possible match. Reading any file of
    /// that size fits into the window's heap.
    static final int LARGEST = 1 << 21;

    private SavedGameFiles() {}

    /// Reads the game of a file. Its moves are not checked, see [ReplayedGame].
    ///
    /// @throws IOException when the file cannot be read
    /// @throws BadJsonException when it is not a saved game
    /// @throws millebornes.engine.rules.BadSetupException when its set-up has an unknown value
    public static SavedGame read(Path file) throws IOException {
        return read(bytes(file));
    }

    /// The content of a file with a saved game.
    ///
    /// @throws IOException when it cannot be read
    /// @throws BadJsonException when it is too large
    static byte[] bytes(Path file) throws IOException {
        try {
            return BoundedFile.bytes(file, LARGEST);
        } catch (BoundedFile.TooLargeException e) {
            throw bad(Problem.TOO_LONG, e);
        }
    }

    /// Reads the game of a file's content, as [#read(Path)].
    static SavedGame read(byte[] file) {
        try {
            JsonObject json = StrictJsonParser.object(BoundedFile.text(file));
            // A newer version is reported first, whatever else is wrong with the file.
            SavedGame game = SavedGameCodec.read(new JsonFields(json));
            JsonFileChecksum.open(json);
            return game;
        } catch (CharacterCodingException e) {
            throw bad(Problem.NOT_UTF_8, e);
        }
    }

    private static BadJsonException bad(Problem problem, IOException cause) {
        BadJsonException bad = new BadJsonException(problem, "");
        bad.initCause(cause);
        return bad;
    }

    /// Writes a game into a file that a person has chosen; see [AtomicFile#export].
    ///
    /// @throws IOException when it cannot be written, or would be too large to be read; the file is unchanged
    public static void write(SavedGame game, Path file) throws IOException {
        AtomicFile.export(file, text(game).getBytes(StandardCharsets.UTF_8));
    }

    /// Writes a game into its file and keeps the previous content as second copy; see [AtomicFile#writeWithOlder].
    ///
    /// @throws IOException as [#write]
    public static void keep(SavedGame game, Path file) throws IOException {
        AtomicFile.writeWithOlder(file, text(game));
    }

    private static String text(SavedGame game) throws IOException {
        String text = JsonFileChecksum.seal(SavedGameCodec.write(game)) + "\n";
        if (text.getBytes(StandardCharsets.UTF_8).length > LARGEST) {
            throw new IOException("too long to be kept: " + game.moveCount() + " moves");
        }
        return text;
    }
}
