package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.SeededRandom;

/// A friendly beginner: drives when it can, repairs, and attacks only leading cars that are moving. It counts no cards
/// and misjudges moves at random, but it never overlooks its arrival or a coup-fourré.
final class EasyBot implements Bot {

    /// The greatest random error added to a move's value, which makes the player's mistakes.
    private static final int SLIP = 30;

    @Override
    public ReasonedMove choose(SeatView view, long seed) {
        EasyMoveEvaluator evaluator = new EasyMoveEvaluator(view);
        Move bestMove = heaviest(view, evaluator, seed);
        return ReasonedMove.of(view, bestMove, evaluator.isUseless(bestMove));
    }

    @Override
    public Move move(SeatKnowledge knowledge, long seed) {
        return heaviest(knowledge, new EasyMoveEvaluator(knowledge), seed);
    }

    private static Move heaviest(SeatKnowledge knowledge, EasyMoveEvaluator evaluator, long seed) {
        List<Move> legal = Bot.legal(knowledge);
        SeededRandom slipRandom = new SeededRandom(seed);
        Move bestMove = legal.getFirst();
        int heaviest = Integer.MIN_VALUE;
        for (Move move : legal) {
            int weight = evaluator.weight(move);
            int seen = weight < EasyMoveEvaluator.ARRIVE ? weight + slipRandom.below(SLIP + 1) : weight;
            if (seen > heaviest) {
                bestMove = move;
                heaviest = seen;
            }
        }
        return bestMove;
    }
}
