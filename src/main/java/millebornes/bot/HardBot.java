package millebornes.bot;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import org.jspecify.annotations.Nullable;

/// The strongest player: it imagines deals that agree with its view and plays each move out on all of them. It starts
/// from the move of a prior, a player without a search, and plays another one only if that is clearly better. The prior
/// is a network trained by self-play ([PolicyBot]) if there is one for the game, otherwise `medium` without human
/// limits (docs/players.md).
///
/// Its effort is a number of deals, independent of time. When its thread is interrupted it returns the prior's move,
/// which the caller discards.
final class HardBot implements Bot {

    private final MediumWeights weights;
    private final SearchEffort effort;
    private final LearnedNets<ValueNet> nets;
    private final LearnedNets<PolicyNet> policies;

    HardBot(MediumWeights weights, SearchEffort effort, LearnedNets<ValueNet> nets, LearnedNets<PolicyNet> policies) {
        this.weights = weights;
        this.effort = effort;
        this.nets = nets;
        this.policies = policies;
    }

    @Override
    public ReasonedMove choose(SeatView view, long seed) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, weights);
        @Nullable PolicyNet policy = policies.of(view.rules());
        Bot priorBot = policy == null ? new MediumBot(weights) : new PolicyBot(weights, policy);
        Move firstMove = priorBot.move(view, seed);
        Move bestMove = evaluator.worth(firstMove) >= MediumMoveEvaluator.SURE
                ? firstMove
                : best(view, firstMove, evaluator, policy == null ? effort : effort.trustingPrior(), seed);
        return new ReasonedMove(bestMove, new MoveReasonFinder(view).of(bestMove, evaluator.isUseless(bestMove)));
    }

    private Move best(
            SeatView view, Move firstMove, MediumMoveEvaluator evaluator, SearchEffort searchEffort, long seed) {
        MediumBot bot = new MediumBot(weights);
        Move usualMove = bot.move(view, seed);
        CandidateMoves candidates = new CandidateMoves(evaluator, usualMove);
        List<Move> tried = new ArrayList<>(candidates.of(view.legal(), searchEffort.discards()));
        tried.remove(firstMove);
        tried.addFirst(firstMove);
        List<Move> moves = candidates.withoutGifts(tried);
        return moves.size() == 1
                ? moves.getFirst()
                : new RollOutSearch(view, new RollOutMoveEvaluator(view, bot, nets.of(view.rules())), searchEffort)
                        .best(moves, seed);
    }
}
