package millebornes.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import millebornes.engine.rules.BadSetupException;

/// A file among the saved games, readable or not.
public sealed interface LibraryGame {

    /// The file, even if the game was read from its second copy.
    Path file();

    /// Which copy of a game was read.
    enum Generation {
        /// the newest copy
        NEWEST,
        /// the previous copy, because the newest one is damaged or missing
        BEFORE
    }

    /// A file with a complete game, which can be continued if it is not over.
    ///
    /// @param generation the copy from which it was read
    record Playable(Path file, GameSummary summary, Generation generation) implements LibraryGame {

        /// True when the match is over.
        public boolean isFinished() {
            return summary.standing().isOver();
        }

        /// Reads the whole game with every move. Accesses the disk, so it must not be called on the JavaFX thread.
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
    record Broken(Path file, SaveProblem problem, Optional<RecoveredGame> beginning) implements LibraryGame {

        /// Creates an entry for a file of which nothing can be played.
        public Broken(Path file, SaveProblem problem) {
            this(file, problem, Optional.empty());
        }
    }
}
