package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.table.SeededRandom;

/// `hard` with knowledge of all real hands: it searches in the same way, but only the order of the draw pile is
/// imagined. It is an upper bound for what better guesses of the other hands could gain.
final class AllHandsPlayer {

    private final SearchEffort effort;
    private final MediumBot bot = new MediumBot(MediumWeights.TUNED);
    private final LearnedNets<ValueNet> nets = LearnedNets.values();

    /// @param mostDeals on how many orders of the pile at most a move is tried
    AllHandsPlayer(int mostDeals) {
        SearchEffort defaultEffort = SearchEffort.USUAL;
        effort = new SearchEffort(
                defaultEffort.firstDeals(),
                mostDeals,
                mostDeals,
                defaultEffort.givenUpPercent(),
                defaultEffort.priorGivenUpPercent(),
                defaultEffort.gatePercent(),
                defaultEffort.discards());
    }

    /// @param trueRound how the cards lie
    /// @param view what the seat that is asked may know of it
    Move move(MutableRound trueRound, SeatView view, long seed) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, MediumWeights.TUNED);
        Move usualMove = bot.move(view, seed);
        if (evaluator.worth(usualMove) >= MediumMoveEvaluator.SURE) {
            return usualMove;
        }
        List<Move> tried = new CandidateMoves(evaluator, usualMove).of(view.legal(), effort.discards());
        SeededRandom random = new SeededRandom(seed);
        return tried.size() == 1
                ? usualMove
                : new RollOutSearch(view, new RollOutMoveEvaluator(view, bot, nets.of(view.rules())), effort)
                        .best(tried, () -> view.rules().draft(RoundLuck.shuffled(trueRound.round(), random.next())));
    }
}
