package millebornes.bot;

import java.util.List;
import millebornes.engine.play.Move;
import millebornes.engine.view.SeatView;

/// Rolls when it can, cures itself, holds the leader up, and keeps its safeties for a coup-fourré until cards run low.
///
/// It weighs each legal move on its own and takes the heaviest; of equal ones the first. It looks no move ahead.
final class EasyBot implements Bot {

    @Override
    public ReasonedMove choose(SeatView view, Budget budget) {
        List<Move> legal = view.legal();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("seat " + view.seat() + " is not asked");
        }
        MoveEvaluator weight = new MoveEvaluator(view);
        Move best = legal.getFirst();
        MoveEvaluator.Worth heaviest = weight.of(best);
        for (Move move : legal) {
            MoveEvaluator.Worth heavy = weight.of(move);
            if (heavy.weight() > heaviest.weight()) {
                best = move;
                heaviest = heavy;
            }
        }
        return new ReasonedMove(best, heaviest.reason());
    }
}
