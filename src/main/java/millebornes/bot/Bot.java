package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A computer player: chooses a legal move for a view, and gives the reason.
///
/// Invariant: it reads only the view, and the same view and seed give the same answer, however long that takes.
public interface Bot {

    /// The move that this player plays, one of [SeatView#legal()], with its main reason.
    ///
    /// @param seed the seed of its random choices
    /// @throws IllegalArgumentException when the seat is not to move
    ReasonedMove choose(SeatView view, long seed);

    /// The move of [#choose(SeatView, long)] without its reason, for a mutable match. Fast players override it, to
    /// avoid creating a view for each move.
    ///
    /// Invariant: the result is the move of [#choose(SeatView, long)] for [SeatKnowledge#view()].
    ///
    /// @throws IllegalArgumentException when the seat is not to move
    default Move move(SeatKnowledge knowledge, long seed) {
        return choose(knowledge.view(), seed).move();
    }

    /// The legal moves of a seat that is to move.
    ///
    /// @throws IllegalArgumentException when it is not
    static List<Move> legal(SeatKnowledge knowledge) {
        List<Move> legal = knowledge.legal();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("seat " + knowledge.seat() + " is not asked");
        }
        return legal;
    }
}
