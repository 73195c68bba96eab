package millebornes.bot;

import millebornes.engine.match.SeatSight;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A computer player: a view in, a legal move and its reason out.
///
/// Law: it sees nothing but the view, and the same view and budget give the same answer, unless the time of the budget
/// is what stops it.
public interface Bot {

    /// The move that this player would play now, one of [SeatView#legal()], and the reason that decided it.
    ///
    /// @throws IllegalArgumentException when the seat is not asked
    ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget);

    /// The same move without its reason, at a table that is played in place. A player that asks for little overrides
    /// this, so that no whole view is made for each of its moves.
    ///
    /// Law: it is the move of [#choose(SeatView, ThinkingTimeAndSeed)] for [SeatSight#view()].
    ///
    /// @throws IllegalArgumentException when the seat is not asked
    default Move move(SeatSight sight, ThinkingTimeAndSeed budget) {
        return choose(sight.view(), budget).move();
    }
}
