package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatSight;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// `medium` with the corrections of a trained net added to its move scores; one move deep. Where `medium` is certain it
/// plays the same, and it plays only [CandidateMoves]: in a rare position the net could choose a foolish move.
final class PolicyBot implements Bot {

    private final MediumWeights weights;
    private final MediumBot sure;
    private final PolicyNet net;

    /// @param net knows the game that is played
    PolicyBot(MediumWeights weights, PolicyNet net) {
        this.weights = weights;
        this.net = net;
        sure = new MediumBot(weights);
    }

    @Override
    public ReasonedMove choose(SeatView view, ThinkingTimeAndSeed budget) {
        Move best = move(view, budget);
        boolean useless = new MediumMoveEvaluator(view, weights).isUseless(best);
        return new ReasonedMove(best, new MoveReasonFinder(view).of(best, useless));
    }

    @Override
    public Move move(SeatSight sight, ThinkingTimeAndSeed budget) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(sight, weights);
        if (!ChoiceFeatures.isOpen(sight, evaluator)) {
            return sure.move(sight, budget);
        }
        List<Move> legal = sight.legal();
        List<Move> sensible = new CandidateMoves(evaluator, sure.move(sight, budget)).of(legal, legal.size());
        return best(ChoiceFeatures.of(sight, evaluator), sensible);
    }

    private Move best(ChoiceFeatures choice, List<Move> sensible) {
        float[] scores = net.scores(choice.list());
        Move best = sensible.getFirst();
        float most = Float.NEGATIVE_INFINITY;
        for (int place = 0; place < choice.count(); place++) {
            float liked = choice.liking(place) + scores[choice.number(place)];
            if (liked > most && sensible.contains(choice.move(place))) {
                best = choice.move(place);
                most = liked;
            }
        }
        return best;
    }
}
