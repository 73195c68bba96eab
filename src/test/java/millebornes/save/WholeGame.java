package millebornes.save;

import java.io.IOException;
import java.io.UncheckedIOException;

/// The games of a list, read completely.
public final class WholeGame {

    private WholeGame() {}

    /// Reads a game that can be played.
    ///
    /// @throws ClassCastException when it cannot be played
    public static SavedGame of(LibraryGame listedGame) {
        try {
            return ((LibraryGame.Playable) listedGame).load();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
