package millebornes.session;

import millebornes.bot.LevelAndCharacter;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A request to a computer player for a move, with everything that it may know. If the match has gone on meanwhile, the
/// caller discards the answer.
///
/// @param player its level and character
/// @param view the view of its seat
/// @param seed the seed of its random choices
public record ComputerMoveTask(LevelAndCharacter player, SeatView view, long seed) {

    /// @throws IllegalArgumentException when the seat is not to move
    public ComputerMoveTask {
        if (!view.isAsked()) {
            throw new IllegalArgumentException("seat " + view.seat() + " is not asked");
        }
    }

    /// Computes the move, on any thread. It is always the same.
    public Move move() {
        return player.bot().choose(view, seed).move();
    }
}
