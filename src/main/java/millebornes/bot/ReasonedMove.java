package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.Move;

/// A move and its reason.
public record ReasonedMove(Move move, MoveReason reason) {

    /// A move with the reason that [MoveReasonFinder] finds for it.
    ///
    /// @param useless whether the move is a discard of a card that is of no more use to the player
    static ReasonedMove of(SeatKnowledge knowledge, Move move, boolean useless) {
        return new ReasonedMove(move, new MoveReasonFinder(knowledge).of(move, useless));
    }
}
