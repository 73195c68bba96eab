package millebornes.bot;

import java.util.List;
import millebornes.engine.play.Move;
import millebornes.engine.table.SeededRandom;
import millebornes.engine.view.SeatView;

/// Plays any legal move, each as likely; for measuring others against.
final class RandomBot implements Bot {

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget) {
        List<Move> legal = view.legal();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("seat " + view.seat() + " is not asked");
        }
        Move move = legal.get(new SeededRandom(budget.seed()).below(legal.size()));
        return new ReasonedMove(move, MoveReason.CHANCE);
    }
}
