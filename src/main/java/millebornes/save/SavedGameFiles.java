package millebornes.save;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import millebornes.save.BadJsonException.Problem;

/// Saved games in files.
public final class SavedGameFiles {

    /// The largest file that is read or written, in bytes: three times the longest match that can be set up. Whatever
    /// such a file holds, reading it takes less room than the window has.
    static final long LARGEST = 1 << 21;

    private SavedGameFiles() {}

    /// The game of a file; its moves are not played yet, see [ReplayedGame].
    ///
    /// @throws IOException when the file cannot be read
    /// @throws BadJsonException when it is not a saved game
    /// @throws millebornes.engine.rules.BadSetupException when its set-up has an unknown value
    public static SavedGame read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new BadJsonException(Problem.TOO_LONG, "");
        }
        try {
            return SavedGameCodec.read(new JsonFields(StrictJsonParser.object(Files.readString(file))));
        } catch (CharacterCodingException e) {
            BadJsonException bad = new BadJsonException(Problem.NOT_UTF_8, "");
            bad.initCause(e);
            throw bad;
        }
    }

    /// Writes a game; the file holds the old one or the new one, whatever happens meanwhile.
    ///
    /// @throws IOException when it cannot be written, or would be too large to be read; the file is what it was
    public static void write(SavedGame game, Path file) throws IOException {
        String text = SavedGameCodec.write(game) + "\n";
        if (text.getBytes(StandardCharsets.UTF_8).length > LARGEST) {
            throw new IOException("too long to be kept: " + game.moveCount() + " moves");
        }
        AtomicFile.write(file, text);
    }
}
