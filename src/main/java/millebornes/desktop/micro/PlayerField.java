package millebornes.desktop.micro;

import java.util.Set;
import millebornes.engine.table.Card;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Half of the table: what lies before one of the two.
///
/// @param score the points of the match before this round, as they are written
/// @param km how far the car has come
/// @param target the km to reach
/// @param safeties what is worn
/// @param coupsFourres those of them that answered an attack
/// @param attack the card on top of the pile of attacks, or null
/// @param limit the card on top of the pile of limits, or null
/// @param lit what the machine has changed last
record PlayerField(
        String name,
        String score,
        int km,
        int target,
        Set<Safety> safeties,
        Set<Safety> coupsFourres,
        @Nullable Card attack,
        @Nullable Card limit,
        Place lit) {

    public PlayerField {
        safeties = Set.copyOf(safeties);
        coupsFourres = Set.copyOf(coupsFourres);
    }

    /// The same with the car somewhere else on its way.
    PlayerField at(int other) {
        return new PlayerField(name, score, other, target, safeties, coupsFourres, attack, limit, lit);
    }

    /// Where something may have changed.
    public enum Place {
        NOWHERE,
        KILOMETRES,
        SAFETIES,
        ATTACK,
        LIMIT
    }
}
