package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// A player one move deep that adds the corrections of a trained network to `medium`'s values of the moves. Where
/// `medium` is certain it plays the same, and it plays only [CandidateMoves]: in a rare position the network could
/// choose a foolish move.
final class PolicyBot implements Bot {

    private final MediumWeights weights;
    private final MediumBot mediumBot;
    private final PolicyNet net;

    /// @param net the network for the game that is played
    PolicyBot(MediumWeights weights, PolicyNet net) {
        this.weights = weights;
        this.net = net;
        mediumBot = new MediumBot(weights);
    }

    @Override
    public ReasonedMove choose(SeatView view, long seed) {
        Move bestMove = move(view, seed);
        return ReasonedMove.of(view, bestMove, new MediumMoveEvaluator(view, weights).isUseless(bestMove));
    }

    @Override
    public Move move(SeatKnowledge knowledge, long seed) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(knowledge, weights);
        if (!ChoiceFeatures.isOpen(knowledge, evaluator)) {
            return mediumBot.move(knowledge, seed);
        }
        List<Move> legal = knowledge.legal();
        List<Move> sensible = new CandidateMoves(evaluator, mediumBot.move(knowledge, seed)).of(legal, legal.size());
        return best(ChoiceFeatures.of(knowledge, evaluator), sensible);
    }

    private Move best(ChoiceFeatures choice, List<Move> sensible) {
        float[] scores = net.scores(choice.list());
        Move bestMove = sensible.getFirst();
        float most = Float.NEGATIVE_INFINITY;
        for (int place = 0; place < choice.count(); place++) {
            float liked = choice.liking(place) + scores[choice.number(place)];
            if (liked > most && sensible.contains(choice.move(place))) {
                bestMove = choice.move(place);
                most = liked;
            }
        }
        return bestMove;
    }
}
