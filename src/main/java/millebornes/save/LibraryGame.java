package millebornes.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import millebornes.engine.rules.BadSetupException;

/// A file among the saved games.
public sealed interface LibraryGame {

    /// Its file.
    Path file();

    /// A copy of a game.
    enum Generation {
        /// the most recent one
        NEWEST,
        /// the one before; the newest is damaged or missing
        BEFORE
    }

    /// A game that can be shown, and played on when it is not over.
    ///
    /// @param generation which of the two copies it was read from
    record Playable(Path file, GameSummary summary, Generation generation) implements LibraryGame {

        /// True when the match is over.
        public boolean isFinished() {
            return summary.standing().isOver();
        }

        /// Reads the whole game, every move. Accesses the disk: not for the JavaFX thread.
        ///
        /// @throws IOException when its file has been removed or changed since, so that it is no game
        public SavedGame load() throws IOException {
            try {
                return SavedGameFiles.read(generation == Generation.NEWEST ? file : AtomicFile.older(file));
            } catch (BadJsonException | BadSetupException changed) {
                throw new IOException(file + " is no game any more", changed);
            }
        }
    }

    /// A file that is not a complete game. The program neither changes nor deletes it.
    ///
    /// @param beginning the playable beginning of the game, if it can be resumed
    record Broken(Path file, SaveProblem problem, Optional<GameBeginning> beginning) implements LibraryGame {

        /// A file of which nothing can be played.
        public Broken(Path file, SaveProblem problem) {
            this(file, problem, Optional.empty());
        }
    }
}
