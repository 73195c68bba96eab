package millebornes.cli.text;

import java.util.List;
import millebornes.engine.match.DealSeed;
import millebornes.save.SetupArguments;
import org.jspecify.annotations.Nullable;

/// The choices made on the command line; the player is asked for all others.
///
/// @param setup the set-up; empty if not given
/// @param players the players, as [TypedPlayerParser] reads them; empty if not given
/// @param seed the deal, or null
public record GameArguments(
        SetupArguments setup,
        List<String> players,
        @Nullable DealSeed seed) {

    public GameArguments {
        players = List.copyOf(players);
    }

    /// True if any option of a game was given: then a new one is started.
    boolean isNewGame() {
        return seed != null || !setup.isEmpty() || !players.isEmpty();
    }
}
