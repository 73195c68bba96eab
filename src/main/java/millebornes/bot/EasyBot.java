package millebornes.bot;

import java.util.List;
import millebornes.engine.play.Move;
import millebornes.engine.view.SeatSight;
import millebornes.engine.view.SeatView;

/// Rolls when it can, cures itself, holds the leader up, and keeps its safeties for a coup-fourré until cards run low.
///
/// It weighs each legal move on its own and takes the heaviest; of equal ones the first. It looks no move ahead.
final class EasyBot implements Bot {

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget) {
        MoveEvaluator evaluator = new MoveEvaluator(view);
        Move best = heaviest(view, evaluator);
        return new ReasonedMove(best, evaluator.reason(best));
    }

    @Override
    public Move move(SeatSight sight, ThinkingTimeAndSeed budget) {
        return heaviest(sight, new MoveEvaluator(sight));
    }

    private static Move heaviest(SeatSight sight, MoveEvaluator evaluator) {
        List<Move> legal = sight.legal();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("seat " + sight.seat() + " is not asked");
        }
        Move best = legal.getFirst();
        if (legal.size() == 1) {
            return best;
        }
        int heaviest = Integer.MIN_VALUE;
        for (Move move : legal) {
            if (heaviest >= 0 && move instanceof Move.Discard) {
                // discards come after all plays and are worth nothing at best
                break;
            }
            int weight = evaluator.weight(move);
            if (weight > heaviest) {
                best = move;
                heaviest = weight;
            }
        }
        return best;
    }
}
