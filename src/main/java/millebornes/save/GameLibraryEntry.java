package millebornes.save;

import java.nio.file.Path;
import millebornes.engine.match.Match;

/// A file among the saved games.
public sealed interface GameLibraryEntry {

    /// Where it lies.
    Path file();

    /// A game that can be shown, and played on when it is not over.
    ///
    /// @param match as the last move left it
    record Playable(Path file, SavedGame game, Match match) implements GameLibraryEntry {

        /// True when nothing can be played any more.
        public boolean isFinished() {
            return match.isOver();
        }
    }

    /// A file that is no such game; nobody deletes it but its owner.
    record Broken(Path file, SaveProblem problem) implements GameLibraryEntry {}
}
