package millebornes.save;

import java.nio.file.Path;
import java.util.Optional;
import millebornes.engine.match.Match;

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
    /// @param match as the last move left it
    /// @param generation which of the two copies it was read from
    record Playable(Path file, SavedGame game, Match match, Generation generation) implements LibraryGame {

        /// A game as it was written last.
        public Playable(Path file, SavedGame game, Match match) {
            this(file, game, match, Generation.NEWEST);
        }

        /// The same from that copy.
        Playable of(Generation other) {
            return new Playable(file, game, match, other);
        }

        /// True when nothing can be played any more.
        public boolean isFinished() {
            return match.isOver();
        }
    }

    /// A file that is not a complete game. The program neither changes nor deletes it.
    ///
    /// @param beginning the game as far as it can be played, where that is far enough to go on from
    record Broken(Path file, SaveProblem problem, Optional<GameBeginning> beginning) implements LibraryGame {

        /// A file of which nothing can be played.
        public Broken(Path file, SaveProblem problem) {
            this(file, problem, Optional.empty());
        }
    }
}
