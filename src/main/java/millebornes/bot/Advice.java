package millebornes.bot;

import java.util.List;
import millebornes.engine.rules.Move;

/// A hint: a move, its reason, and what the search has measured.
///
/// @param chosen the move and the reason that follows from the rules
/// @param effect the advantage that the search has measured; it replaces the reason unless it is [MoveEffect#AS_SAID]
/// @param others up to two other moves that a good player might make, with other cards; the move was compared with the
///     first one
public record Advice(ReasonedMove chosen, MoveEffect effect, List<Move> others) {

    /// What makes a move better than another one a few moves later, measured on the same imagined deals.
    public enum MoveEffect {
        /// the advantage that the [MoveReason] of the move names already
        AS_SAID,
        /// the player's car has driven farther
        FARTHER,
        /// the opponents' cars have driven less far
        OTHERS_HELD,
        /// the player's car has fewer hazards
        SPARED
    }

    public Advice {
        others = List.copyOf(others);
    }

    /// The move that the hint recommends.
    public Move move() {
        return chosen.move();
    }
}
