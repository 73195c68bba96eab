package millebornes.desktop.micro;

import java.util.Set;
import millebornes.engine.table.Card;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Half of the table: the cards and the car of one player.
///
/// @param score the points of the match before this round, as text
/// @param km the car's kilometres
/// @param target the km to reach
/// @param safeties the safeties in play
/// @param coupsFourres those of them that answered an attack
/// @param attack the card on top of the pile of attacks, or null
/// @param limit the card on top of the pile of limits, or null
/// @param lit the places of the machine's last changes
record MicroTableHalf(
        String name,
        String score,
        int km,
        int target,
        Set<Safety> safeties,
        Set<Safety> coupsFourres,
        @Nullable Card attack,
        @Nullable Card limit,
        Place lit) {

    public MicroTableHalf {
        safeties = Set.copyOf(safeties);
        coupsFourres = Set.copyOf(coupsFourres);
    }

    /// This half with the car at another position, in km.
    MicroTableHalf at(int other) {
        return new MicroTableHalf(name, score, other, target, safeties, coupsFourres, attack, limit, lit);
    }

    /// The part of a half that shows a change.
    public enum Place {
        NOWHERE,
        KILOMETRES,
        SAFETIES,
        ATTACK,
        LIMIT
    }
}
