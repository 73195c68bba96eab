package millebornes.desktop.controls;

import java.time.Instant;
import millebornes.engine.match.MatchStanding;
import millebornes.session.GameConfig;
import org.jspecify.annotations.Nullable;

/// The game that the home page offers to resume, with what is shown of it.
///
/// @param saved when it was last saved, or null when it is not saved
public record ResumableGame(
        GameConfig game, MatchStanding standing, @Nullable Instant saved) {}
