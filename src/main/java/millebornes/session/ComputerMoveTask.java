package millebornes.session;

import millebornes.bot.CharacterPlayer;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// What a computer player is asked: everything that it may think about, taken at one moment. The match may go on
/// meanwhile; whoever asked then has no more use for the answer.
///
/// @param player how well it plays, and what it likes
/// @param view what its seat knew at that moment
/// @param budget what it may spend
public record ComputerMoveTask(CharacterPlayer player, SeatView view, ThinkingTimeAndSeed budget) {

    /// @throws IllegalArgumentException when the seat is not asked
    public ComputerMoveTask {
        if (!view.isAsked()) {
            throw new IllegalArgumentException("seat " + view.seat() + " is not asked");
        }
    }

    /// The move that it chooses. It may take as long as the budget allows, on any thread, and is always the same.
    public Move move() {
        return player.bot().choose(view, budget).move();
    }
}
