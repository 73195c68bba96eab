package millebornes.session;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Round;

/// A round as it was dealt, and all moves that were played in it.
public record DealtRound(Round dealt, List<Move> moves) {

    public DealtRound {
        moves = List.copyOf(moves);
    }
}
