package millebornes.bot;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.play.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.table.SeededRandom;
import millebornes.engine.view.SeatView;

/// The player of three stars, told all hands as they really are: it searches as that one does, but only the order of the
/// draw pile is imagined. It tells what could be gained at most by guessing the other hands better.
final class AllHandsPlayer {

    private final SearchEffort effort;
    private final MediumBot player = new MediumBot(MediumWeights.TUNED);
    private final ValueNets nets = ValueNets.ofProgram();

    /// @param mostDeals on how many orders of the pile at most a move is tried
    AllHandsPlayer(int mostDeals) {
        SearchEffort usual = SearchEffort.USUAL;
        effort = new SearchEffort(
                usual.firstDeals(),
                mostDeals,
                mostDeals,
                usual.givenUpPercent(),
                usual.priorGivenUpPercent(),
                usual.gatePercent(),
                usual.discards());
    }

    /// @param truth how the cards lie
    /// @param view what the seat that is asked may know of it
    Move move(RoundDraft truth, SeatView view, long seed) {
        MediumMoveEvaluator evaluator = new MediumMoveEvaluator(view, MediumWeights.TUNED);
        Move usual = player.move(view, new ThinkingTimeAndSeed(0, seed));
        if (evaluator.worth(usual) >= MediumMoveEvaluator.SURE) {
            return usual;
        }
        List<Move> tried = new ArrayList<>(new CandidateMoves(evaluator, usual).of(view.legal(), effort.discards()));
        return tried.size() == 1 ? usual : tried.get(best(truth, view, tried, seed));
    }

    private int best(RoundDraft truth, SeatView view, List<Move> tried, long seed) {
        RollOutWorth worth = new RollOutWorth(view, player, nets.of(view.rules()));
        MoveComparison comparison = new MoveComparison(tried.size(), effort.mostDeals());
        SeededRandom chance = new SeededRandom(seed);
        int look = effort.firstDeals();
        for (int number = 1; number <= effort.mostDeals() && comparison.isOpen(); number++) {
            RoundDraft deal = view.rules().draft(RoundLuck.shuffled(truth.round(), chance.next()));
            for (int move : comparison.left()) {
                comparison.add(move, worth.of(deal, tried.get(move)));
            }
            comparison.closeDeal();
            if (number == look) {
                comparison.giveUp(effort.givenUpPercent(), effort.priorGivenUpPercent());
                look *= 2;
            }
        }
        return comparison.chosen(effort.gatePercent());
    }
}
