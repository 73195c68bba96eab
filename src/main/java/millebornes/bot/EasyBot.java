package millebornes.bot;

import java.util.List;
import millebornes.engine.play.Move;
import millebornes.engine.view.SeatView;

/// Rolls when it can, cures itself, holds the leader up, and keeps its safeties for a coup-fourré until cards run low.
///
/// It weighs each legal move on its own and takes the heaviest; of equal ones the first. It looks no move ahead.
final class EasyBot implements Bot {

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget) {
        List<Move> legal = view.legal();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("seat " + view.seat() + " is not asked");
        }
        MoveEvaluator evaluator = new MoveEvaluator(view);
        Move best = legal.getFirst();
        int heaviest = evaluator.weight(best);
        for (Move move : legal) {
            int weight = evaluator.weight(move);
            if (weight > heaviest) {
                best = move;
                heaviest = weight;
            }
        }
        return new ReasonedMove(best, evaluator.reason(best));
    }
}
