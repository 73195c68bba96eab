package millebornes.cli.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What somebody has said on the command line; the rest is asked.
///
/// @param edition the protocol's word, or null
/// @param teams `singles`, `2x2` …, or null
/// @param seats how many, or null
/// @param options by their protocol names
/// @param players who sits down, as [PlayerText] reads it; empty when nobody has said
/// @param seed the number of the deal, or null
public record TextChoices(
        @Nullable String edition,
        @Nullable String teams,
        @Nullable Integer seats,
        Map<String, String> options,
        List<String> players,
        @Nullable Long seed) {

    public TextChoices {
        options = new LinkedHashMap<>(options);
        players = List.copyOf(players);
    }

    /// True when anything was said about the game: then a new one is wanted.
    boolean isNewGame() {
        return edition != null
                || teams != null
                || seats != null
                || seed != null
                || !options.isEmpty()
                || !players.isEmpty();
    }
}
