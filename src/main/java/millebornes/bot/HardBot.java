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

    private static final MediumWeights WEIGHTS = MediumWeights.TUNED;

    private final SearchEffort effort;

    HardBot(SearchEffort effort) {
        this.effort = effort;
    }

    @Override
    public ReasonedMove choose(SeatView view, long seed) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, WEIGHTS);
        @Nullable PolicyNet policy = LearnedNets.policies().of(view.rules());
        Bot priorBot = policy == null ? new MediumBot(WEIGHTS) : new PolicyBot(WEIGHTS, policy);
        Move firstMove = priorBot.move(view, seed);
        Move bestMove = evaluator.worth(firstMove) >= MediumMoveEvaluator.SURE
                ? firstMove
                : best(view, firstMove, evaluator, policy == null ? effort : effort.trustingPrior(), seed);
        return ReasonedMove.of(view, bestMove, evaluator.isUseless(bestMove));
    }

    private Move best(
            SeatView view, Move firstMove, MediumMoveEvaluator evaluator, SearchEffort searchEffort, long seed) {
        MediumBot bot = new MediumBot(WEIGHTS);
        Move usualMove = bot.move(view, seed);
        CandidateMoves candidates = new CandidateMoves(evaluator, usualMove);
        List<Move> tried = new ArrayList<>(candidates.of(view.legal(), searchEffort.discards()));
        tried.remove(firstMove);
        tried.addFirst(firstMove);
        List<Move> moves = candidates.withoutGifts(tried);
        if (moves.size() == 1) {
            return moves.getFirst();
        }
        @Nullable ValueNet net = LearnedNets.values().of(view.rules());
        return new RollOutSearch(view, new RollOutMoveEvaluator(view, bot, net), searchEffort).best(moves, seed);
    }
}
