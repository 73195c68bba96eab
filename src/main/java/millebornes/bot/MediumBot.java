package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatSight;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A sound player: counts public cards, drives exact kilometres, attacks before it drives, and keeps a safety for a
/// coup-fourré while one may still come. It looks one move deep; its weights were tuned by self-play (docs/players.md).
final class MediumBot implements Bot {

    private final MediumWeights weights;

    MediumBot(MediumWeights weights) {
        this.weights = weights;
    }

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed timeAndSeed) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, weights);
        Move bestMove = best(legal(view), evaluator);
        return new ReasonedMove(bestMove, new MoveReasonFinder(view).of(bestMove, evaluator.isUseless(bestMove)));
    }

    @Override
    public Move move(SeatSight sight, ThinkingTimeAndSeed timeAndSeed) {
        List<Move> legal = legal(sight);
        return legal.size() == 1 ? legal.getFirst() : best(legal, new MediumMoveEvaluator(sight, weights));
    }

    private static List<Move> legal(SeatSight sight) {
        List<Move> legal = sight.legal();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("seat " + sight.seat() + " is not asked");
        }
        return legal;
    }

    private static Move best(List<Move> legal, MediumMoveEvaluator evaluator) {
        Move bestMove = legal.getFirst();
        int most = evaluator.worth(bestMove);
        for (int place = 1; place < legal.size(); place++) {
            Move move = legal.get(place);
            if (most > 0 && move instanceof Move.Discard) {
                continue; // no card is worth less than nothing
            }
            int worth = evaluator.worth(move);
            if (worth > most) {
                bestMove = move;
                most = worth;
            }
        }
        return bestMove;
    }
}
