package millebornes.cli.text;

import java.util.List;
import millebornes.engine.match.DealSeed;
import millebornes.save.TypedSetup;
import org.jspecify.annotations.Nullable;

/// What somebody has said on the command line; the rest is asked.
///
/// @param setup which game
/// @param players who sits down, as [PlayerText] reads it; empty when nobody has said
/// @param seed the deal, or null
public record TextChoices(
        TypedSetup setup, List<String> players, @Nullable DealSeed seed) {

    public TextChoices {
        players = List.copyOf(players);
    }

    /// True when anything was said about the game: then a new one is wanted.
    boolean isNewGame() {
        return seed != null || !setup.isEmpty() || !players.isEmpty();
    }
}
