package millebornes.bot;

import java.util.List;
import millebornes.engine.play.Move;
import millebornes.engine.view.SeatView;

/// A player that tries its moves out: it imagines deals that agree with what it sees and plays each move on all of them.
/// What the player of two stars would do is done unless another move is clearly better (docs/players.md).
///
/// It thinks in imagined deals and never looks at the clock. When its thread is interrupted it stops thinking and answers
/// as the player of two stars; whoever interrupts has no use for the answer.
final class HardBot implements Bot {

    /// From here on the player of two stars is sure: a coup-fourré, an arrival, an extension.
    static final int SURE = 10_000;

    private final MediumWeights weights;
    private final SearchEffort effort;
    private final ValueNets nets;

    HardBot(MediumWeights weights, SearchEffort effort, ValueNets nets) {
        this.weights = weights;
        this.effort = effort;
        this.nets = nets;
    }

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, weights);
        MediumBot prior = new MediumBot(weights);
        Move first = prior.move(view, budget);
        Move best = evaluator.worth(first) >= SURE ? first : best(view, first, prior, evaluator, budget.seed());
        return new ReasonedMove(best, new MoveReasonFinder(view).of(best, evaluator.isUseless(best)));
    }

    private Move best(SeatView view, Move first, MediumBot prior, MediumMoveEvaluator evaluator, long seed) {
        List<Move> moves = new CandidateMoves(evaluator, first).of(view.legal(), effort.discards());
        return moves.size() == 1
                ? first
                : new GatedSearch(view, new RollOutWorth(view, prior, nets.of(view.rules())), effort).best(moves, seed);
    }
}
