package millebornes.bot;

import millebornes.engine.view.SeatView;

/// A computer player: a view in, a legal move and its reason out.
///
/// Law: it sees nothing but the view, and the same view and budget give the same answer, unless the time of the budget
/// is what stops it.
public interface Bot {

    /// The move that this player would play now, one of [SeatView#legal()], and the reason that decided it.
    ///
    /// @throws IllegalArgumentException when the seat is not asked
    ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget);
}
