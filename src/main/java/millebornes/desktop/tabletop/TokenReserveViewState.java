package millebornes.desktop.tabletop;

import java.util.Map;
import java.util.Set;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// The tokens that lie at the great milestone.
///
/// @param attacks for every kind of attack of the game how many tokens are left, or [#UNCOUNTED] where the game has as
///     many as are needed
/// @param safeties the safeties that no car wears
public record TokenReserveViewState(Map<Hazard, Integer> attacks, Set<Safety> safeties) {

    /// A token of which there is always one more.
    public static final int UNCOUNTED = Integer.MAX_VALUE;

    public TokenReserveViewState {
        attacks = Map.copyOf(attacks);
        safeties = Set.copyOf(safeties);
        if (attacks.values().stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("No token can be missing from an empty reserve: " + attacks);
        }
    }
}
