package millebornes.session;

import millebornes.bot.LevelAndCharacter;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A request to a computer player for a move, with everything that it may know. If the match has gone on meanwhile, the
/// caller discards the answer.
///
/// @param player its level and character
/// @param view the view of its seat
/// @param timeAndSeed thinking time and seed
public record ComputerMoveTask(LevelAndCharacter player, SeatView view, ThinkingTimeAndSeed timeAndSeed) {

    /// @throws IllegalArgumentException when the seat is not to move
    public ComputerMoveTask {
        if (!view.isAsked()) {
            throw new IllegalArgumentException("seat " + view.seat() + " is not asked");
        }
    }

    /// Computes the move. It may take as long as the thinking time allows, on any thread, and is always the same.
    public Move move() {
        return player.bot().choose(view, timeAndSeed).move();
    }
}
