package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatSight;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.SeededRandom;

/// Plays any legal move, each as likely; for measuring others against.
final class RandomBot implements Bot {

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget) {
        return new ReasonedMove(move(view, budget), MoveReason.CHANCE);
    }

    @Override
    public Move move(SeatSight sight, ThinkingTimeAndSeed budget) {
        List<Move> legal = sight.legal();
        int moves = legal.size();
        if (moves == 0) {
            throw new IllegalArgumentException("seat " + sight.seat() + " is not asked");
        }
        return legal.get(new SeededRandom(budget.seed()).below(moves));
    }
}
