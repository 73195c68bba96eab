package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A computer player: chooses a legal move for a view, and gives the reason.
///
/// Invariant: it reads only the view, and the same view and budget give the same answer, unless the time limit stops
/// it.
public interface Bot {

    /// The move that this player plays, one of [SeatView#legal()], with its main reason.
    ///
    /// @throws IllegalArgumentException when the seat is not to move
    ReasonedMove choose(SeatView view, ThinkingTimeAndSeed timeAndSeed);

    /// The move of [#choose(SeatView, ThinkingTimeAndSeed)] without its reason, for a mutable match. Fast players
    /// override it, to avoid creating a view for each move.
    ///
    /// Invariant: the result is the move of [#choose(SeatView, ThinkingTimeAndSeed)] for [SeatKnowledge#view()].
    ///
    /// @throws IllegalArgumentException when the seat is not to move
    default Move move(SeatKnowledge knowledge, ThinkingTimeAndSeed timeAndSeed) {
        return choose(knowledge.view(), timeAndSeed).move();
    }
}
