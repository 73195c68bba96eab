package millebornes.bot;

import java.util.List;
import java.util.function.Supplier;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;

/// A search that tries several moves on the same imagined deals. It chooses the first move unless another one is
/// clearly better, and drops weak moves early.
final class GatedSearch {

    private final SeatView view;
    private final RollOutWorth worth;
    private final SearchEffort effort;

    GatedSearch(SeatView view, RollOutWorth worth, SearchEffort effort) {
        this.view = view;
        this.worth = worth;
        this.effort = effort;
    }

    /// The chosen one of these legal moves; the first one when the thread is interrupted.
    ///
    /// @param seed the seed of the imagined deals
    Move best(List<Move> moves, long seed) {
        return best(moves, new PlausibleDeals(view, worth.rollOuts(), seed)::next);
    }

    /// The chosen one of these legal moves, as [#best(List, long)].
    ///
    /// @param deals the imagined deals, of which the search takes as many as it needs
    Move best(List<Move> moves, Supplier<RoundDraft> deals) {
        int most = worth.isCutShort() ? effort.mostDeals() : effort.mostRounds();
        MoveElimination elimination = new MoveElimination(moves.size(), most);
        int look = effort.firstDeals();
        for (int number = 1; number <= most && elimination.isOpen(); number++) {
            if (Thread.currentThread().isInterrupted()) {
                return moves.getFirst();
            }
            RoundDraft draft = deals.get();
            for (int move : elimination.left()) {
                elimination.add(move, worth.of(draft, moves.get(move)));
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
