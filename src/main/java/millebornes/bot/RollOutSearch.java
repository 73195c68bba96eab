package millebornes.bot;

import java.util.List;
import java.util.function.Supplier;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;

/// A search that tries several moves on the same imagined deals. It chooses the first move unless another one is
/// clearly better, and drops weak moves early.
final class RollOutSearch {

    private final SeatView view;
    private final RollOutMoveEvaluator evaluator;
    private final SearchEffort effort;

    RollOutSearch(SeatView view, RollOutMoveEvaluator evaluator, SearchEffort effort) {
        this.view = view;
        this.evaluator = evaluator;
        this.effort = effort;
    }

    /// The move chosen on imagined deals with this seed; the first of the moves when the thread is interrupted.
    Move best(List<Move> moves, long seed) {
        return best(moves, new PlausibleDeals(view, evaluator.rollOuts(), seed)::next);
    }

    /// The move chosen on these imagined deals, of which as many are taken as needed; see [#best(List, long)].
    Move best(List<Move> moves, Supplier<MutableRound> deals) {
        int most = evaluator.isCutShort() ? effort.mostDeals() : effort.mostRounds();
        MoveElimination elimination = new MoveElimination(moves.size(), most);
        int look = effort.firstDeals();
        for (int number = 1; number <= most && elimination.isOpen(); number++) {
            if (Thread.currentThread().isInterrupted()) {
                return moves.getFirst();
            }
            MutableRound round = deals.get();
            for (int move : elimination.left()) {
                elimination.add(move, evaluator.of(round, moves.get(move)));
            }
            elimination.closeDeal();
            if (number == look) {
                elimination.giveUp(effort.givenUpPercent(), effort.priorGivenUpPercent());
                look *= 2;
            }
        }
        return moves.get(elimination.chosen(effort.gatePercent()));
    }
}
