package millebornes.desktop.tabletop;

import java.util.Map;
import java.util.Set;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// The tokens at the great milestone.
///
/// @param attacks the number of tokens left of every hazard of the game, or [#UNCOUNTED] where the game does not limit
///     them
/// @param safeties the safeties that no car wears
public record TokenReserveViewState(Map<Hazard, Integer> attacks, Set<Safety> safeties) {

    /// The count of a token that is not limited.
    public static final int UNCOUNTED = Integer.MAX_VALUE;

    public TokenReserveViewState {
        attacks = Map.copyOf(attacks);
        safeties = Set.copyOf(safeties);
        if (attacks.values().stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("No token can be missing from an empty reserve: " + attacks);
        }
    }
}
