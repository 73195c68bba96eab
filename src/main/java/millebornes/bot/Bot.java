package millebornes.bot;

import millebornes.engine.play.Move;
import millebornes.engine.view.SeatView;

/// A computer player: a view in, a legal move out.
///
/// Law: it sees nothing but the view, and the same view and budget give the same move, unless the time of the budget is
/// what stops it.
public interface Bot {

    /// The move that this player would play now: one of [SeatView#legal()].
    ///
    /// @throws IllegalArgumentException when the seat is not asked
    Move choose(SeatView view, Budget budget);
}
