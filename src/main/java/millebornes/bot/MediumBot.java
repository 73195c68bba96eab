package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeededRandom;

/// The player of two stars: counts public cards, drives exact kilometres, attacks before it drives, and keeps a safety
/// for a coup-fourré while one may still come. It looks one move deep; its weights were tuned by self-play
/// (docs/players.md). Searches use it without human limits, to play imagined deals on.
final class MediumBot implements Bot {

    private final MediumWeights weights;
    private final HumanLimits limits;

    /// A player without human limits, as searches need it.
    MediumBot(MediumWeights weights) {
        this(weights, HumanLimits.NONE);
    }

    MediumBot(MediumWeights weights, HumanLimits limits) {
        this.weights = weights;
        this.limits = limits;
    }

    @Override
    public ReasonedMove choose(SeatView view, long seed) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, weights, limits);
        Move bestMove = best(view, Bot.legal(view), evaluator, seed);
        return ReasonedMove.of(view, bestMove, evaluator.isUseless(bestMove));
    }

    @Override
    public Move move(SeatKnowledge knowledge, long seed) {
        List<Move> legal = Bot.legal(knowledge);
        return legal.size() == 1
                ? legal.getFirst()
                : best(knowledge, legal, new MediumMoveEvaluator(knowledge, weights, limits), seed);
    }

    private Move best(SeatKnowledge knowledge, List<Move> legal, MediumMoveEvaluator evaluator, long seed) {
        int misjudgment = limits.misjudgment(knowledge.rules());
        return misjudgment == 0 ? best(legal, evaluator) : misjudged(legal, evaluator, misjudgment, seed);
    }

    /// The move that seems best when each value has a random error of at most `misjudgment`. It is no discard while
    /// some play gains something.
    private static Move misjudged(List<Move> legal, MediumMoveEvaluator evaluator, int misjudgment, long seed) {
        SeededRandom random = new SeededRandom(seed);
        Move bestMove = legal.getFirst();
        int most = Integer.MIN_VALUE;
        boolean gains = false;
        for (Move move : legal) {
            int worth = evaluator.worth(move);
            int error = random.below(misjudgment + 1);
            gains |= worth > 0;
            if (gains && move instanceof Move.Discard) {
                continue;
            }
            int seen = worth + (isObvious(move, worth) ? 0 : worth == 0 ? misjudgment : error);
            if (seen > most) {
                bestMove = move;
                most = seen;
            }
        }
        return bestMove;
    }

    /// Whether a move gets no random error: it is certain, it gains nothing, or it plays a safety.
    private static boolean isObvious(Move move, int worth) {
        return !(move instanceof Move.Discard)
                && (worth <= 0
                        || worth >= MediumMoveEvaluator.SURE
                        || (move instanceof Move.Play play && play.card() instanceof Safety));
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
